/** Draws the image of the sample blog's post: ribbons of thin lines in the colours of the header, as an SVG. */

/** In pixels: twice the size at which a teaser shows it. */
const WIDTH = 600;
const HEIGHT = 316;

const LINES = 18;

/** @returns the SVG, with a viewBox but no width and height */
export function drawPostImage(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs>
<linearGradient id="night" x2="1" y2="1"><stop stop-color="#37309f"/><stop offset=".55" stop-color="#1e2050"/><stop offset="1" stop-color="#0f3a44"/></linearGradient>
<radialGradient id="glow" cx=".74" cy=".24" r=".6"><stop stop-color="#8b8cf5" stop-opacity=".75"/><stop offset="1" stop-color="#8b8cf5" stop-opacity="0"/></radialGradient>
<linearGradient id="line" gradientUnits="userSpaceOnUse" x2="${WIDTH}"><stop stop-color="#7fe0d0"/><stop offset=".5" stop-color="#b3bcff"/><stop offset="1" stop-color="#ffd9b8"/></linearGradient></defs>
<path fill="url(#night)" d="M0 0h${WIDTH}v${HEIGHT}H0z"/><path fill="url(#glow)" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>
<g fill="none" stroke="url(#line)" stroke-width="2.2">${Array.from({ length: LINES }, (_, index) => line(index / (LINES - 1))).join('')}</g></svg>`;
}

/** @param share from 0 for the first line to 1 for the last: they gather on the left, and fan out to the right */
function line(share: number): string {
  const start = 50 + 250 * share;
  const low = 440 - 300 * share;
  const high = -250 + 330 * share;
  const end = 20 + 330 * share;
  const opacity = 0.25 + 0.7 * Math.sin(Math.PI * share);
  const [from, first, second, to] = [start, low, high, end].map((y) => y.toFixed());
  return `<path stroke-opacity="${opacity.toFixed(2)}" d="M-10 ${from}C190 ${first} 330 ${second} 610 ${to}"/>`;
}
