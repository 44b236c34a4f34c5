/** Connects to a view's window (bare-view.py), for commands that WebDriver lacks and for the view's address. */

import { EventEmitter, once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** What bare-view.py does on request, with the type of its value. */
interface Commands {
  readonly resize: readonly [width: number, height: number];
  /** The source of a script that runs before the scripts of every later document. */
  readonly script: string;
  readonly dark: boolean;
  /** Whether the visitor prefers reduced motion. */
  readonly still: boolean;
  /** Answers with the address. */
  readonly report: undefined;
}

interface Report {
  readonly event: 'ready' | 'moved' | 'started' | 'redirected' | 'committed' | 'finished' | 'failed' | 'done';
  readonly uri: string | null;
  readonly id?: number;
  readonly message?: string;
}

export class ViewControl {
  /** Emits `committed`, `finished` and `failed` (with a message) as the view loads pages. */
  readonly loading = new EventEmitter();
  /** The address of the page that the view shows. */
  url = 'about:blank';
  readonly #server: Server;
  readonly #socket = Promise.withResolvers<Socket>();
  readonly #answers = new Map<number, () => void>();
  #commands = 0;
  #isStarting = false;

  private constructor(server: Server) {
    this.#server = server;
    server.once('connection', (socket) => {
      this.#socket.resolve(socket);
      // the connection ends abruptly if the view crashes; commands then wait until the test times out
      socket.on('error', () => {});
      createInterface({ input: socket }).on('line', (line) => this.#receive(JSON.parse(line) as Report));
    });
  }

  /**
   * Waits for a view to connect.
   *
   * @param path of the socket to create. Not a port, which another view's driver may have just found free.
   */
  static async listen(path: string): Promise<ViewControl> {
    const server = createServer();
    server.listen(path);
    await once(server, 'listening');
    return new ViewControl(server);
  }

  /** Resolves when the view has carried out the command. */
  async send<Name extends keyof Commands>(command: Name, value: Commands[Name]): Promise<void> {
    const id = ++this.#commands;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#answers.set(id, resolve);
    (await this.#socket.promise).write(`${JSON.stringify({ id, command, value })}\n`);
    await promise;
  }

  /** Ends the connection, and so the view. */
  async close(): Promise<void> {
    this.#server.close();
    (await this.#socket.promise).destroy();
  }

  /** Waits until the load that the last action has started, if any, is committed or has failed. */
  async settle(): Promise<void> {
    await this.send('report', undefined);
    if (this.#isStarting) await Promise.race([once(this.loading, 'committed'), once(this.loading, 'failed')]);
  }

  #receive({ event, uri, id, message }: Report): void {
    if (event === 'started') this.#isStarting = true;
    if (event === 'committed' || event === 'failed') this.#isStarting = false;
    // until then, the address is the next page's
    if (!this.#isStarting) this.url = uri || this.url;
    if (event === 'done' && id !== undefined) this.#answers.get(id)?.();
    else this.loading.emit(event, message);
  }
}
