/** For hosts on Node: a handler for its servers, copies in files, and copies made by builds. */

export { fileCopies } from './node-file-copies.ts';
export { nodeHandler } from './node-handler.ts';
export { readChrome } from './node-read-chrome.ts';
