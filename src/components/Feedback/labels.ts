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
  mailSubject: (title: string) =>
    translate(
      {
        id: 'site.feedback.mailSubject',
        message: 'This page helped: {title}',
        description: 'Feedback: subject of the mail',
      },
      {title},
    ),
  issueTitle: (title: string) =>
    translate(
      {
        id: 'site.feedback.issueTitle',
        message: 'Feedback: {title}',
        description: 'Feedback: title of the issue',
      },
      {title},
    ),
  issueQuestion: () =>
    translate({
      id: 'site.feedback.issueQuestion',
      message: 'What were you looking for, and what is missing or wrong?',
      description: 'Feedback: text of the issue',
    }),
};
