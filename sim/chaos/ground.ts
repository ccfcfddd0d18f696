import * as fs from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  findRunning,
  type Postgres,
  startPostgres,
} from '../../apps/server/src/base/db/embedded/index.ts';
import { migrate } from '../../apps/server/src/base/db/index.ts';
import { TEST_KEYS } from '../../apps/server/src/testing/keys.ts';
import { lastLines, type ServerProcess, startServer } from '../../tools/start/server-process.ts';

const SCRIPT = 'apps/server/src/main.ts';
const STARTS_MAX = 5;

/**
 * A durable PostgreSQL and the real server, in a folder that goes away; both can be killed. What a
 * supervisor does in production is done here: what has died is started again at once.
 */
export class Ground {
  readonly url: string;
  readonly databaseUrl: string;
  /** How often the server ended without having been killed. */
  falls = 0;
  readonly #folder: string;
  #postgres: Postgres;
  #server: ServerProcess | null = null;
  #isKilling = false;

  private constructor(folder: string, postgres: Postgres, port: number) {
    this.#folder = folder;
    this.#postgres = postgres;
    this.databaseUrl = postgres.url;
    this.url = `http://127.0.0.1:${port}`;
  }

  static async open(): Promise<Ground> {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'baize-chaos-'));
    const postgres = await startPostgres({ ...databaseIn(folder), durable: true });
    await migrate(postgres.url);
    return new Ground(folder, postgres, await freePort());
  }

  async startServer(): Promise<void> {
    const server = await startServer({
      script: SCRIPT,
      env: {
        DATABASE_URL: this.databaseUrl,
        KEYS: TEST_KEYS,
        PORT: new URL(this.url).port,
        DATA_DIR: this.#folder,
        LOG_LEVEL: 'error',
      },
      readyUrl: `${this.url}/readyz`,
      logFile: path.join(this.#folder, 'server.log'),
    });
    this.#server = server;
    void server.ended.then(() => this.#onEnd(server));
  }

  /** kill −9, start again; answers how long nobody was served. */
  async killServer(): Promise<number> {
    const startMs = performance.now();
    this.#isKilling = true;
    this.#server?.kill();
    await this.#server?.ended;
    this.#isKilling = false;
    await this.startServer();
    return performance.now() - startMs;
  }

  /** kill −9 of the postmaster; answers how long it took until the server was ready again. */
  async killDatabase(): Promise<number> {
    const { dataDir, log } = databaseIn(this.#folder);
    const running = findRunning(dataDir);
    if (!running) throw new Error('there is no PostgreSQL to kill');
    const startMs = performance.now();
    process.kill(running.pid, 'SIGKILL');
    await this.#postgres.ended;
    this.#postgres.leave();
    const port = Number(new URL(this.databaseUrl).port);
    for (let attempt = 1; ; attempt++) {
      try {
        this.#postgres = await startPostgres({ dataDir, log, port, durable: true });
        break;
      } catch (error) {
        if (attempt === STARTS_MAX) throw error;
      }
    }
    await this.#untilReady();
    return performance.now() - startMs;
  }

  async close(): Promise<void> {
    this.#isKilling = true;
    await this.#server?.stop();
    await this.#postgres.stop();
    fs.rmSync(this.#folder, { recursive: true, force: true });
  }

  async #onEnd(server: ServerProcess): Promise<void> {
    if (this.#isKilling || this.#server !== server) return;
    this.falls += 1;
    console.error(lastLines(path.join(this.#folder, 'server.log')));
    await this.startServer().catch(() => this.#onEnd(server));
  }

  async #untilReady(): Promise<void> {
    for (;;) {
      const reply = await fetch(`${this.url}/readyz`).catch(() => undefined);
      await reply?.body?.cancel();
      if (reply?.ok) return;
      await pause(20);
    }
  }
}

const databaseIn = (folder: string) => ({
  dataDir: path.join(folder, 'postgres'),
  log: () => {},
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '::', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
