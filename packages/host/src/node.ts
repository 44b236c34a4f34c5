/** For hosts on Node: a request handler, copies in files, and copies from builds. */

export { fileCopies } from './node-copy-store.ts';
export { nodeHandler } from './node-handler.ts';
export { readChrome } from './node-read-chrome.ts';
