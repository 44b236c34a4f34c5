/** What the page of the list says below its heading. */

export const LIST_LEAD = 'What the bar above every header says, and when.';
