import {translate} from '@docusaurus/Translate';

/** The words of the question at the end of a doc, and of what a reader sends. */
export const labels = {
  question: () =>
    translate({
      id: 'site.feedback.question',
      message: 'Was this page helpful?',
      description: 'Feedback: question',
    }),
  yes: () =>
    translate({
      id: 'site.feedback.yes',
      message: 'Yes, tell us by email',
      description: 'Feedback: link to a mail',
    }),
  no: () =>
    translate({
      id: 'site.feedback.no',
      message: 'No, open an issue',
      description: 'Feedback: link to a new issue',
    }),
  // What a reader sends is read by the authors.
  mailSubject: (title: string) => `This page helped: ${title}`,
  issueTitle: (title: string) => `Feedback: ${title}`,
  issueQuestion: 'What were you looking for, and what is missing or wrong?',
};
