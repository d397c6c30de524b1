import {translate} from '@docusaurus/Translate';

/** The words of the question at the end of a doc, and of what a reader sends. */
export const labels = {
  question: () =>
    translate({
      id: 'site.feedback.question',
      message: 'Was this page helpful?',
      description: 'The question at the end of a doc',
    }),
  yes: () =>
    translate({
      id: 'site.feedback.yes',
      message: 'Yes, tell us by email',
      description: 'The link that opens a mail about a doc that helped',
    }),
  no: () =>
    translate({
      id: 'site.feedback.no',
      message: 'No, open an issue',
      description: 'The link that opens a new issue about a doc that did not help',
    }),
  mailSubject: (title: string) =>
    translate(
      {
        id: 'site.feedback.mailSubject',
        message: 'This page helped: {title}',
        description: 'The subject of a mail about a doc that helped',
      },
      {title},
    ),
  issueTitle: (title: string) =>
    translate(
      {
        id: 'site.feedback.issueTitle',
        message: 'Feedback: {title}',
        description: 'The title of a new issue about a doc that did not help',
      },
      {title},
    ),
  issueQuestion: () =>
    translate({
      id: 'site.feedback.issueQuestion',
      message: 'What were you looking for, and what is missing or wrong?',
      description: 'The question that a new issue about a doc asks',
    }),
};
