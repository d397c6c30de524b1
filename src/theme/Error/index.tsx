/** A crash outside the layout, or of the layout itself, shows the same page as one within. */
export {default} from '../ErrorPageContent';
