export { chromeFiles as GET, chromeFiles as POST } from '../../../chrome';
