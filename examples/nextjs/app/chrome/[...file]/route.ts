export { chromeFiles as GET } from '../../../chrome';
