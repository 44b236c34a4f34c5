/** Reads the environment variable `PORT` of a command. */

import { createServer } from 'node:net';

/**
 * Ends the process with a message if the port cannot be used.
 *
 * @param command for the message, such as `npm start`
 * @param standard without `PORT`
 */
export async function chosenPort<Standard extends number | undefined>(
  command: string,
  standard: Standard,
): Promise<number | Standard> {
  const { PORT } = process.env;
  const port = PORT === undefined ? standard : Number(PORT);
  if (port === undefined) return standard;
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    fail(`PORT must be a number from 1 to 65535, not "${PORT}".`);
  }
  const problem = await portProblem(port);
  if (problem !== null)
    fail(`${problem} Choose another port, for example: PORT=${port === 9000 ? 9001 : 9000} ${command}`);
  return port;
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

/** Why the port cannot be used, as a sentence; `null` if it can. */
function portProblem(wanted: number): Promise<string | null> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', ({ code }: NodeJS.ErrnoException) => {
      resolve(
        code === 'EADDRINUSE' ? `Port ${wanted} is already in use.` : `Port ${wanted} cannot be opened (${code}).`,
      );
    });
    probe.listen(wanted, 'localhost', () => probe.close(() => resolve(null)));
  });
}
