/** A complete, valid host page that includes the fragments. */

export interface HostDocument {
  readonly language: string;
  readonly header: string;
  readonly footer: string;
  /** More markup for the host's head. */
  readonly head?: string;
}

const HOST_MAIN = '<main id="main"><h1>A page of the host</h1></main>';

export function hostDocument({ language, header, footer, head = '' }: HostDocument): string {
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>A page of the host</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">${head}</head>
<body>${header}${HOST_MAIN}${footer}</body></html>`;
}
