/**
 * The house compiled once into a folder of its own, so that a test can start it as a process without waiting for a
 * compiler each time.
 */
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { transformSync, type Options } from '@swc/core';

const ROOT = join(__dirname, '..', '..');

const OPTIONS: Options = {
  jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
  module: { type: 'commonjs' },
};

export interface CompiledHouse {
  /** The folder that holds src/main.js. */
  readonly folder: string;
  remove(): void;
}

export function compileHouse(): CompiledHouse {
  const folder = mkdtempSync(join(tmpdir(), 'spielhaus-compiled-'));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  for (const room of ['src', 'commands', 'locales']) {
    for (const file of readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' })) {
      const [from, to] = [join(ROOT, room, file), join(folder, room, file)];
      mkdirSync(dirname(to), { recursive: true });
      if (/\.(ftl|book)$/.test(file)) cpSync(from, to);
      else if (file.endsWith('.ts') && !file.endsWith('.d.ts')) {
        const { code } = transformSync(readFileSync(from, 'utf8'), { ...OPTIONS, filename: from });
        writeFileSync(to.replace(/\.ts$/, '.js'), code);
      }
    }
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
