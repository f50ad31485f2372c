import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../src/host/config.ts';

/** What keeps a container from harm: it and its neighbours are bounded by the same. */
const HARDENING = ['read_only', 'cap_drop', 'security_opt', 'restart', 'logging'] as const;

type Service = Readonly<Record<(typeof HARDENING)[number] | 'mem_limit' | 'ports', unknown>> & {
  readonly environment: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
};

interface Compose {
  readonly services: { readonly pirogue: Service } & Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}

function composeOf(file: string): Compose {
  return parse(readFileSync(file, 'utf8'), { merge: true });
}

const hardeningOf = (service: Service) => HARDENING.map((key) => service[key]);

describe.each(['compose.yaml', 'compose.several.yaml'])('%s', (file) => {
  const { services, volumes } = composeOf(file);
  const all = Object.entries(services);

  it('bounds every service as compose.yaml does, and publishes no port', () => {
    const { pirogue } = composeOf('compose.yaml').services;
    expect(hardeningOf(pirogue)).not.toContain(undefined);
    for (const [name, service] of all) {
      expect(hardeningOf(service), name).toEqual(hardeningOf(pirogue));
      expect(service.mem_limit, name).toBeDefined();
      expect(service.ports, name).toBeUndefined();
    }
    expect(services.pirogue.mem_limit).toBe(pirogue.mem_limit);
  });

  it('mounts volumes and folders that there are', () => {
    for (const [source] of all.flatMap(([, service]) => service.volumes ?? []).map((volume) => volume.split(':'))) {
      expect(source!.startsWith('.') ? existsSync(source!) : source! in volumes, source).toBe(true);
    }
  });

  it('sets what the program takes, with what a host writes into .env', () => {
    const secrets = readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=/gm);
    const known = new Set(Array.from(secrets, ([, name]) => name));
    const environment = Object.entries(services.pirogue.environment).map(([name, value]) => {
      const filled = value.replace(/\$\{(\w+)[^}]*\}/g, (_, variable) => {
        expect(known).toContain(variable);
        return 'secret';
      });
      return [name, filled];
    });
    const config = readConfig(Object.fromEntries(environment));
    expect(config).toMatchObject({ ok: true, value: { metricsPort: 9464 } });
  });
});
