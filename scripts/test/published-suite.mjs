/**
 * The published JSON Schema test suite, draft 2020-12. No npm package contains it: a Debian package of Perl's
 * acceptance tests does; elsewhere it comes from its own repository. Downloaded once into `.cache`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const debian = 'libtest-json-schema-acceptance-perl';
const commit = 'b897a92c39138401e6de07c2197c0559172f4c27';
const repository = `https://codeload.github.com/json-schema-org/JSON-Schema-Test-Suite/tar.gz/${commit}`;

/** The folder of the draft's files after `ensurePublishedSuite`. */
export function publishedSuite(root) {
  return join(root, '.cache/json-schema-test-suite/tests/draft2020-12');
}

/** Throws with instructions when it cannot be downloaded. */
export async function ensurePublishedSuite(root) {
  const folder = publishedSuite(root);
  if (existsSync(folder)) return;
  const target = join(root, '.cache/json-schema-test-suite');
  mkdirSync(dirname(target), { recursive: true });
  const work = mkdtempSync(`${target}-`);
  try {
    const found = ofDebian(work) ?? (await ofRepository(work));
    if (!found)
      throw new Error(`The JSON Schema test suite could not be fetched: copy its 2020-12 files to ${folder}.`);
    rmSync(target, { recursive: true, force: true });
    renameSync(found, target);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

function ofDebian(work) {
  const download = () => ran('apt-get', ['download', debian], work);
  // A new machine has no package lists yet.
  if (!download() && !(ran('apt-get', ['update'], work) && download())) return undefined;
  const file = readdirSync(work).find((name) => name.endsWith('.deb'));
  if (!file || !ran('dpkg-deb', ['-x', file, '.'], work)) return undefined;
  return holding(join(work, 'usr/share/perl5/auto/share/dist/Test-JSON-Schema-Acceptance'));
}

async function ofRepository(work) {
  const answer = await fetch(repository).catch(() => undefined);
  if (!answer?.ok) return undefined;
  writeFileSync(join(work, 'suite.tar.gz'), Buffer.from(await answer.arrayBuffer()));
  if (!ran('tar', ['-xzf', 'suite.tar.gz'], work)) return undefined;
  return holding(join(work, `JSON-Schema-Test-Suite-${commit}`));
}

function holding(folder) {
  return existsSync(join(folder, 'tests/draft2020-12')) ? folder : undefined;
}

function ran(command, args, cwd) {
  return spawnSync(command, args, { cwd, stdio: 'ignore' }).status === 0;
}
