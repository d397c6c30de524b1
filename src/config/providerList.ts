/** One entry in a list of the providers. */
export type ListedProvider = {
  /** Name used in headings and tables. */
  name: string;
  /** Path of the provider's page on this site. */
  page: string;
  /** Host of the API, as a firewall's allowlist names it. */
  host: string;
};

/**
 * The five providers by id, in alphabetical order of their names. Separate from `providers.ts`, so
 * that a page that only lists the providers loads no other facts.
 */
export const listedProviders = {
  anthropic: {
    name: 'Anthropic',
    page: '/docs/getting-started/llm-setup/anthropic-api-key',
    host: 'api.anthropic.com',
  },
  deepseek: {
    name: 'DeepSeek',
    page: '/docs/getting-started/llm-setup/deepseek-api-key',
    host: 'api.deepseek.com',
  },
  gemini: {
    name: 'Gemini',
    page: '/docs/getting-started/llm-setup/gemini-api-key',
    host: 'generativelanguage.googleapis.com',
  },
  grok: {
    name: 'Grok',
    page: '/docs/getting-started/llm-setup/grok-api-key',
    host: 'api.x.ai',
  },
  openai: {
    name: 'OpenAI',
    page: '/docs/getting-started/llm-setup/openai-api-key',
    host: 'api.openai.com',
  },
} as const satisfies Record<string, ListedProvider>;

/** Key of one provider in {@link listedProviders}. */
export type ProviderId = keyof typeof listedProviders;

/** The provider ids, in the order of the lists. */
export const providerIds = Object.keys(listedProviders) as ProviderId[];
