/** Says whether an address may be requested on behalf of someone: https, and no host of a private network. */

/** Such as `localhost`, `printer` and `db.internal`. */
const PRIVATE_NAME = /^[^.]*\.?$|\.(?:localhost|local|internal|intranet|private|lan|home|corp|test|invalid|arpa)\.?$/i;

export function isPublicAddress(address: string): boolean {
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '' || url.port !== '') return false;
  const isNumber = url.hostname.startsWith('[') || /^[\d.]+$/.test(url.hostname);
  return !isNumber && !PRIVATE_NAME.test(url.hostname);
}
