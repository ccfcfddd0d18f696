type Running = { stop(): Promise<void> };

/** Runs a vendor until it is told to stop; whoever started it learns that it is ready. */
export async function runProcess(start: () => Promise<Running>): Promise<void> {
  try {
    const running = await start();
    process.send?.('ready');
    const stop = () => void running.stop().then(() => process.exit(0));
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
