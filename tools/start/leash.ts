/**
 * Loaded into a server process before it begins: when the process that started it is gone, even by
 * a kill it could not catch, the server stops as if it had been asked to.
 */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
