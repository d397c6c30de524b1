/** Queries that find something on this site, offered where a visitor's own found nothing. */
export const suggestedQueries = ['Installation', 'API key', 'Schedule'];
