/** What hosts on Node need besides: a handler for its servers, copies in files, and copies of builds. */

export { fileCopies } from './node-file-copies.ts';
export { nodeHandler } from './node-handler.ts';
export { readChrome } from './node-read-chrome.ts';
