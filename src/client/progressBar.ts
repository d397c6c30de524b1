import nprogress from 'nprogress';
import {progressBar} from '../config/progressBar';

// The classic theme starts and ends this bar.
nprogress.configure(progressBar);
