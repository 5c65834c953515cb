import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram } from './programs.ts';
import { type Service, startService } from './services.ts';

/** Starts Caddy before the web programs, as compose.scale.yaml does, but for the certificate. */
export function startCaddy(folder: string, port: number, shops: number[]): Service {
  const settings = join(folder, 'Caddyfile');
  writeFileSync(
    settings,
    `{
	admin off
	auto_https off
}
http://localhost:${port} {
	reverse_proxy ${shops.map((shop) => `localhost:${shop}`).join(' ')} {
		lb_policy least_conn
		lb_try_duration 5s
		lb_try_interval 100ms
		fail_duration 2s
		health_uri /healthz
		health_interval 1s
		health_timeout 5s
	}
}
`,
  );
  return startService({
    program: findProgram('caddy')!,
    words: ['run', '--config', settings, '--adapter', 'caddyfile'],
    log: join(folder, 'caddy.log'),
  });
}
