import {ensureChromium} from 'tooling/chromium';
import {browserTestsIn, build, runChecks, unitTests} from 'tooling/checks';
import {builds} from './builds';

/**
 * `npm test` and `npm run test:full` of this package. Names of checks limit the run to them:
 * `npm test -- unit`.
 */
void runChecks(
  level => [
    ...builds.filter(({isFull}) => level === 'full' || !isFull).map(build),
    unitTests(level),
    browserTestsIn('.', 'browser tests', level),
  ],
  ensureChromium,
);
