/**
 * Checks what the image will hold, without a container engine: the paths that the Dockerfile copies are there and get
 * into its context, and what is built from them starts, answers, passes its health check and stops as the Dockerfile says.
 */
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const scratch = mkdtempSync(join(tmpdir(), 'spielhaus-image-'));

/** For each single wait; reached only when something is wrong. */
const PATIENCE_MS = 60_000;

const within = (promise, what) =>
  Promise.race([
    promise,
    new Promise((_, reject) => {
      setTimeout(
        () => reject(new Error(`nothing after ${PATIENCE_MS / 1000} s: ${what}`)),
        PATIENCE_MS,
      ).unref();
    }),
  ]);

const instructions = readFileSync(join(root, 'Dockerfile'), 'utf8')
  .replaceAll(/^\s*#.*\n/gm, '')
  .replaceAll(/\\\n/g, ' ')
  .split('\n');

/** The words of the last instruction of that kind, which must be in exec form. */
function execForm(kind) {
  const instruction = instructions.findLast((line) => line.startsWith(kind));
  assert(instruction, `the Dockerfile has no ${kind}`);
  const list = /\[.*\]\s*$/.exec(instruction);
  assert(list, `${kind} is not in exec form`);
  return JSON.parse(list[0]);
}

/** What the Dockerfile copies from outside, not from an earlier stage. */
const copied = instructions
  .filter((line) => line.startsWith('COPY ') && !line.includes('--from='))
  .flatMap((line) =>
    line
      .split(/\s+/)
      .slice(1, -1)
      .filter((word) => !word.startsWith('--')),
  );

/** .dockerignore: the last pattern that fits decides; a pattern covers what lies below it. */
const ignorePatterns = readFileSync(join(root, '.dockerignore'), 'utf8')
  .split('\n')
  .map((line) => line.trim())
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const pattern = line.replace(/^!/, '').replace(/^\/|\/$/g, '');
    const expression = pattern
      .replaceAll(/[.+^${}()|[\]\\]/g, '\\$&')
      .replaceAll('**/', '\0')
      .replaceAll('*', '[^/]*')
      .replaceAll('?', '[^/]')
      .replaceAll('\0', '(.*/)?');
    return { keeps: line.startsWith('!'), fits: new RegExp(`^${expression}(/|$)`) };
  });

const isIgnored = (path) => !(ignorePatterns.findLast(({ fits }) => fits.test(path))?.keeps ?? true);

function copyContext(context) {
  for (const path of copied) {
    assert(existsSync(join(root, path)), `the Dockerfile copies ${path}, which does not exist`);
    assert(!isIgnored(path), `the Dockerfile copies ${path}, which .dockerignore keeps out`);
    cpSync(join(root, path), join(context, path), {
      recursive: true,
      filter: (from) => !isIgnored(relative(root, from).split(sep).join('/')),
    });
  }
}

/** The packages that the lock file installs without those for development, each a folder below the project. */
function productionPackages() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional)
    .filter(([path, { optional }]) => {
      if (existsSync(join(root, path))) return true;
      assert(optional, `${path} is not installed`);
      return false;
    })
    .map(([path]) => path);
}

/** Sources and objects that only compiling needs; most of the bytes. */
const ONLY_TO_COMPILE = /better-sqlite3\/(deps|src|build\/Release\/obj)/;

function copyPackages(image) {
  for (const path of productionPackages()) {
    cpSync(join(root, path), join(image, path), {
      recursive: true,
      // Nested packages are named by the lock file themselves, so that one only for development does not slip in.
      filter: (from) =>
        !ONLY_TO_COMPILE.test(from.split(sep).join('/')) &&
        !relative(join(root, path), from).startsWith('node_modules'),
    });
  }
}

function build(context, image) {
  copyContext(context);
  symlinkSync(join(root, 'node_modules'), join(context, 'node_modules'), 'dir');
  const { status } = spawnSync(process.execPath, ['build.mjs'], { cwd: context, stdio: 'inherit' });
  assert.equal(status, 0, 'the build failed');
  mkdirSync(image);
  renameSync(join(context, 'dist'), join(image, 'dist'));
  cpSync(join(context, 'package.json'), join(image, 'package.json'));
  copyPackages(image);
}

/** Starts the words of an exec form in the image's folder. */
function start(words, image, settings) {
  const [program, ...args] = words;
  assert.equal(program, 'node', 'node itself is to be process 1, so that it hears the stop signal');
  const { PATH, HOME } = process.env;
  return spawn(process.execPath, args, {
    cwd: image,
    env: { PATH, HOME, NODE_ENV: 'production', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** The fields of the line "listening" in the log. */
async function listening(server) {
  const lines = createInterface({ input: server.stdout });
  const heard = [];
  const line = new Promise((resolve, reject) => {
    lines.on('line', (text) => {
      heard.push(text);
      if (text.includes('"msg":"listening"')) resolve(JSON.parse(text));
    });
    server.on('exit', (code) =>
      reject(new Error(`the house ended (${code}) before it listened:\n${heard.join('\n')}`)),
    );
  });
  return within(line, 'the house does not listen');
}

function namePrompt(port) {
  const socket = connect({ port, host: '127.0.0.1' });
  let heard = '';
  const asked = new Promise((resolve, reject) => {
    socket.on('data', (bytes) => {
      heard += bytes.toString('latin1');
      if (/name/i.test(heard)) resolve();
    });
    socket.on('error', reject);
    socket.on('close', () => reject(new Error(`the line was closed after ${JSON.stringify(heard)}`)));
  });
  return within(asked, 'the house does not ask for a name').finally(() => socket.destroy());
}

const ended = (child, what) =>
  within(new Promise((resolve) => child.on('exit', (code, signal) => resolve(signal ?? code))), what);

async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function checkHealth(image, port, isHealthy, what) {
  const words = execForm('HEALTHCHECK');
  const code = await ended(start(words, image, { PORT: String(port) }), 'the health check does not end');
  assert.equal(code === 0, isHealthy, `the health check ends with ${code} ${what}`);
}

async function run(image) {
  const server = start(execForm('CMD'), image, { PORT: '0', DATA_DIR: join(scratch, 'daten') });
  try {
    const { port } = await listening(server);
    assert(Number.isInteger(port) && port > 0, 'the line "listening" does not tell the port');
    await namePrompt(port);
    await checkHealth(image, port, true, 'beside a house that serves');
    await checkHealth(image, await freePort(), false, 'where nobody serves');
    server.kill('SIGTERM');
    assert.equal(await ended(server, 'the house does not end at SIGTERM'), 0, 'exit code after SIGTERM');
  } finally {
    server.kill('SIGKILL');
  }
}

try {
  const image = join(scratch, 'image');
  build(join(scratch, 'context'), image);
  await run(image);
  console.log('image: builds from its context, starts, answers, is healthy and stops');
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
