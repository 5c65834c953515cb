import { join } from 'node:path';
import { writeDeployed } from './deployed-settings.ts';
import { findProgram } from './programs.ts';
import { type Service, startService } from './services.ts';

/** Starts Caddy in front of the web programs, as compose.scale.yaml does, but without the certificate. */
export function startCaddy(folder: string, port: number, shops: number[]): Service {
  const settings = writeDeployed(folder, 'Caddyfile', [
    ['{$DOMAIN} {', `{\n\tadmin off\n\tauto_https off\n}\nhttp://localhost:${port} {`],
    ['web-1:3000 web-2:3000 web-3:3000', shops.map((shop) => `localhost:${shop}`).join(' ')],
  ]);
  return startService({
    program: findProgram('caddy')!,
    words: ['run', '--config', settings, '--adapter', 'caddyfile'],
    log: join(folder, 'caddy.log'),
  });
}
