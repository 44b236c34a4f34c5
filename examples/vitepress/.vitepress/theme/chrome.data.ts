import { readCopies } from '../chrome';

export default { load: readCopies };
