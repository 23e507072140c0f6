import { readConfig } from './config.ts';
import { createServer } from './createServer.ts';
import { createStudio } from './createStudio.ts';
import { StartError } from './StartError.ts';

try {
  const config = readConfig(process.env);
  const studio = createStudio({ config, onError: (error) => app.log.error(error) });
  const app = createServer(studio);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void app.close());
  await app.listen({ host: config.host, port: config.port }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new StartError(`Port ${config.port} is in use: stop what listens there, or set STUDIO_PORT to another.`);
  });
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}
