import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { mostMemory } from './most-memory.ts';

describe('mostMemory', () => {
  it('leaves out what the process held that started this one', () => {
    const held = Buffer.alloc(400_000_000, 1);
    const file = path.join(import.meta.dirname, 'most-memory.ts');
    const script = `import(${JSON.stringify(file)}).then((m) => process.stdout.write(String(m.mostMemory())))`;
    const own = Number(execFileSync(process.execPath, ['--input-type=module', '-e', script]));
    expect(own).toBeGreaterThan(20);
    expect(own).toBeLessThan(250);
    expect(held.length).toBe(400_000_000);
  });

  it('asks the usage of resources where the kernel tells nothing else', () => {
    expect(mostMemory('/nowhere')).toBe(Math.round(process.resourceUsage().maxRSS / 1024));
  });
});
