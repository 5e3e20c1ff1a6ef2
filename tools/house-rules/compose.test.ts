import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { settingDescriptions } from '../../api/composition/settings.ts';

interface Service {
  command?: string[] | string;
  environment?: Record<string, string>;
  healthcheck?: object;
  restart?: string;
  deploy?: { resources?: { limits?: { memory?: string } } };
}

const root = join(import.meta.dirname, '../..');
const { services } = parse(readFileSync(join(root, 'docker-compose.yml'), 'utf8'), { merge: true }) as {
  services: Record<string, Service>;
};
const guide = readFileSync(join(root, 'docs/operating/README.md'), 'utf8');
const names = settingDescriptions.map(({ name }) => name);

describe('[W-265] docker-compose.yml', () => {
  it.each(['api', 'worker', 'backup', 'bucket'])('hands every setting to the process %s', (service) => {
    const given = Object.keys(services[service]?.environment ?? {});
    expect(names.filter((name) => !given.includes(name))).toEqual([]);
    expect(given.filter((name) => !names.includes(name) && !name.startsWith('OTEL_'))).toEqual([]);
  });

  it('does not start without the keys that replicas share', () => {
    for (const key of ['SECRET_KEY', 'STATEMENT_KEY'])
      expect(services.api?.environment?.[key]).toMatch(new RegExp(`^\\$\\{${key}:\\?`));
  });

  it.each(['proxy', 'api', 'worker', 'postgres', 'storage'])('asks for the health of %s', (service) => {
    expect(services[service]?.healthcheck).toBeDefined();
    expect(services[service]?.restart).toBe('unless-stopped');
  });

  it.each(['proxy', 'api', 'worker', 'backup'])('limits the memory of %s', (service) => {
    expect(services[service]?.deploy?.resources?.limits?.memory).toBeDefined();
  });

  it('runs entry points that there are, which the image holds', () => {
    const image = readFileSync(join(root, 'Dockerfile'), 'utf8');
    for (const { command } of Object.values(services)) {
      if (!Array.isArray(command) || command[0] !== 'node') continue;
      expect(readFileSync(join(root, command[1] ?? ''), 'utf8')).not.toBe('');
    }
    for (const folder of ['api', 'chart-reader', 'tools/verify-statement', 'web/dist'])
      expect(image).toContain(`/app/${folder} ${folder}`);
  });
});

it('[W-266] the guide for operators names every setting, by itself or by how its group begins', () => {
  const named = [...guide.matchAll(/`([A-Z0-9_]+)(…?)(?:=[^`]*)?`/g)];
  const isNamed = (name: string): boolean =>
    named.some(([, text = '', open]) => (open ? name.startsWith(text) : name === text));
  expect(names.filter((name) => !isNamed(name))).toEqual([]);
});
