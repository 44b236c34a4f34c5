/** What hosts on Node need besides: a handler for its servers, and copies in files. */

export { fileCopies } from './node-file-copies.ts';
export { nodeHandler } from './node-handler.ts';
