import { chromeFiles } from '../../utils/chrome';

export default defineEventHandler((event) => chromeFiles(toWebRequest(event)));
