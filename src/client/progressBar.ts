import nprogress from 'nprogress';
import {progressBar} from './progressBarSettings';

// The classic theme starts and ends this same bar.
nprogress.configure(progressBar);
