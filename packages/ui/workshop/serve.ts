import { createServer } from 'vite';
import { workshopConfig } from './vite-config.ts';

/** `npm run workshop`: every component in all its states, redrawn as its file is saved. */
const server = await createServer({ ...workshopConfig, logLevel: 'info', server: { port: 8090 } });
await server.listen();
server.printUrls();
