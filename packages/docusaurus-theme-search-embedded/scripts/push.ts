import {push} from '../src/bin/push';
import {run} from '../src/bin/run';
import {resolveCallerPaths} from './callerPaths';

/** `npm run search:push` of the repository: the published command `push`. */
void run(() => push(resolveCallerPaths(process.argv.slice(2), ['--records'])));
