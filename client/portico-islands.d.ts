/** The build puts the address of the islands' file here. */
declare module 'portico:islands';
