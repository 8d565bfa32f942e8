// Results of `npm test` steps, cached until a file they read changes (docs/decisions/0022). Failures are never cached.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Tests also depend on the clock and machine: older results are discarded. */
const LONGEST_KEPT_MS = 12 * 60 * 60 * 1000;

/**
 * @param {{ root: string, folder: string, now?: () => number }} where `root` is the checkout
 * @returns {{ of: (step: Step) => Counts | undefined, keep: (step: Step, counts: Counts) => void }}
 * @typedef {{ name: string, command: string[], without?: string[] }} Step `without`: folders that it does not read
 * @typedef {{ passed: number, failed: number, skipped?: number, flaky?: number }} Counts
 */
export const stepResults = ({ root, folder, now = Date.now }) => {
  const files = contentsOf(root);
  const fileOf = ({ name }) => join(folder, `${name}.json`);
  return {
    of: (step) => {
      const kept = files && read(fileOf(step));
      if (!kept || kept.key !== keyOf(step, files)) return undefined;
      return now() - kept.at < LONGEST_KEPT_MS ? kept.counts : undefined;
    },
    // For the files as they were when the run began: later edits may not have been read.
    keep: (step, counts) => {
      if (!files || counts.failed > 0 || counts.flaky > 0 || counts.passed === 0) return;
      mkdirSync(folder, { recursive: true });
      writeFileSync(fileOf(step), JSON.stringify({ key: keyOf(step, files), at: now(), counts }));
    },
  };
};

/** The content hash of every file that git does not ignore; undefined without git. */
const contentsOf = (root) => {
  const listing = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  if (listing.status !== 0) return undefined;
  const names = new Set(listing.stdout.split('\0').filter(Boolean));
  return [...names].sort().map((name) => [name, hashOf(contentOf(join(root, name)))]);
};

const keyOf = ({ command, without = [] }, files) => {
  const reads = files.filter(([name]) => !without.some((folder) => name.startsWith(`${folder}/`)));
  return hashOf(JSON.stringify([process.version, process.platform, process.arch, command, reads]));
};

const hashOf = (content) => createHash('sha256').update(content).digest('hex');

// A deleted file or a link to a folder counts as a state too.
const contentOf = (file) => {
  try {
    return readFileSync(file);
  } catch ({ code }) {
    return code;
  }
};

const read = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};
