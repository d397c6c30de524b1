// Protects the credentials of hosted search: both or none.
import {describe, expect, it} from 'vitest';
import {searchCredentials} from '../../src/config/search';

describe('hosted search credentials', () => {
  it('are absent without variables: embedded search', () => {
    expect(searchCredentials({})).toBeUndefined();
    expect(searchCredentials({ALGOLIA_APP_ID: '', ALGOLIA_API_KEY: ''})).toBeUndefined();
  });

  it('are read from the two variables', () => {
    expect(searchCredentials({ALGOLIA_APP_ID: 'A', ALGOLIA_API_KEY: 'k'})).toEqual({
      appId: 'A',
      apiKey: 'k',
    });
  });

  it.each([
    [{ALGOLIA_APP_ID: 'A'}, 'ALGOLIA_API_KEY is not set'],
    [{ALGOLIA_API_KEY: 'k'}, 'ALGOLIA_APP_ID is not set'],
  ])('stop the build when one is missing: %o', (env, message) => {
    expect(() => searchCredentials(env)).toThrow(message);
  });
});
