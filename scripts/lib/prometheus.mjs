import { ensureDebianPackage } from './debian-package.mjs';

/** The Prometheus that checks the rules and dashboards of `ops/`. Without it, their test is skipped, but not in CI. */
export const ensurePrometheus = () =>
  ensureDebianPackage({
    name: 'prometheus',
    programs: ['/usr/bin/prometheus', '/usr/local/bin/prometheus'],
    without: 'alerts and dashboard are not tested',
  });
