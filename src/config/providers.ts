/**
 * Facts about the language-model providers that several pages show. The provider pages, the
 * comparison table, and their tests read them from here. Steps, traps, and errors of a single page stay in
 * its MDX.
 *
 * Each provider has the price of at most one small model, with the month in which somebody read it.
 * Components show a price only with its month. Other prices, model ids, limits, and tier sums change too
 * often to be listed here; link to the provider instead. `claims.yml`, next to the provider pages,
 * records when each statement was last compared with its source.
 */

export type ProviderLink = {label: string; href: string};

/** A fact in a few words, with values to copy between backticks, and the provider's pages about it. */
export type Fact = {text: string; links?: readonly ProviderLink[]};

/** A request header; `{key}` in the value is replaced by the API key. */
export type ProviderHeader = {name: string; value: string};

/** What a small model costs, in US dollars per million tokens. */
export type Price = {
  model: string;
  input: number;
  /** Input that the provider has in its cache. */
  cached: number;
  output: number;
  /** When this price applies, if not always. */
  condition?: string;
  /** Year and month in which somebody read the price, `YYYY-MM`. `claims.yml` has the day. */
  asOf: string;
};

/** The ways in which a call fails, separated by what the reader does next. */
export const failureKinds = ['badKey', 'noCredit', 'notAllowed', 'tooFast', 'overloaded'] as const;

export type FailureKind = (typeof failureKinds)[number];

export type Provider = {
  name: string;
  /** Other names that readers search for, in lower case. */
  aliases: readonly string[];
  /** Path of the provider's page on this site. */
  page: string;
  company: string;
  /** Year and month of the provider's oldest claim, `YYYY-MM`; a test compares it with `claims.yml`. */
  asOf: string;
  console: ProviderLink;
  keys: ProviderLink;
  /** The price list. Every sentence about prices links to it. */
  pricing: ProviderLink;
  /** Without a confirmed price, pages link to the price list instead. */
  price?: Price;
  /** The page of the console that shows the tokens used. */
  usage: ProviderLink;
  /** The list of supported countries, if the provider publishes one. */
  regions?: ProviderLink;
  data: ProviderLink;
  status: ProviderLink;
  docs: ProviderLink;
  /** Words with which the names of its models begin, in lower case; the prose check looks for them. */
  modelNames: readonly string[];
  /** All documented prefixes of a key, if the provider documents any. */
  keyPrefixes?: readonly string[];
  /** Environment variable that the provider's own samples read. */
  variable: string;
  /** The URL that clients are configured with. */
  baseUrl: string;
  /** Lists the account's models, at no cost. */
  modelList: string;
  /** What a key requires: an account, a role, a project. */
  needs: Fact;
  /** What the reader pays before the first response, whether it expires or reloads, and what isn't charged. */
  payment: Fact;
  /** What to know before choosing a model. */
  models: Fact;
  /** What the rate limits count, and for whom. */
  rateLimits: Fact;
  /** How to stop a key. */
  revoke: Fact;
  /** Whether the provider's documentation offers a free tier. */
  freeTier: string;
  /** The spend limits that the reader can set. */
  spendLimit: string;
  /** Whether a key can expire on a date. */
  keyExpiry: string;
  /** Where the reader can have calls processed, in a few words. */
  region: string;
  /** A further host that a firewall has to allow, and when. */
  regionalHost?: {host: string; condition: string};
  /** Whether the models accept images. */
  images: string;
  /** What the provider does by default with what a call sends and returns. */
  dataHandling: {training: string; retention: string; location: string; optOut: string};
  /** Headers of every call; the first one carries the key. */
  headers: readonly ProviderHeader[];
  /** Documented status code and error name of each failure. */
  failures: Record<FailureKind, string>;
};

const bearer: ProviderHeader = {name: 'Authorization', value: 'Bearer {key}'};

/** The providers by id, in alphabetical order of their names. */
export const providers = {
  anthropic: {
    name: 'Anthropic',
    aliases: ['claude'],
    page: '/docs/getting-started/llm-setup/anthropic-api-key',
    company: 'Anthropic',
    asOf: '2026-11',
    console: {label: 'Claude Console', href: 'https://platform.claude.com/'},
    keys: {label: 'Anthropic API keys', href: 'https://platform.claude.com/settings/keys'},
    pricing: {
      label: 'Anthropic pricing',
      href: 'https://platform.claude.com/docs/en/about-claude/pricing',
    },
    price: {model: 'Claude Haiku 5.5', input: 0.1, cached: 0.01, output: 0.5, asOf: '2026-10'},
    usage: {label: 'Claude usage', href: 'https://platform.claude.com/usage'},
    regions: {
      label: 'Anthropic regions',
      href: 'https://platform.claude.com/docs/en/api/supported-regions',
    },
    data: {
      label: 'Anthropic data retention',
      href: 'https://platform.claude.com/docs/en/manage-claude/api-and-data-retention',
    },
    status: {label: 'Claude status', href: 'https://status.claude.com/'},
    docs: {label: 'Claude documentation', href: 'https://platform.claude.com/docs'},
    modelNames: ['claude', 'opus', 'sonnet', 'haiku', 'fable', 'mythos'],
    keyPrefixes: ['sk-ant-'],
    variable: 'ANTHROPIC_API_KEY',
    baseUrl: 'https://api.anthropic.com',
    modelList: 'https://api.anthropic.com/v1/models',
    needs: {
      text: 'An organization in the Claude Console, and the Developer or Admin role in a workspace for your tests',
    },
    payment: {
      text: 'You pay in advance. The credit expires after a year, and it isn’t refunded. You may need a billing role to buy it. Automatic reload is optional. Anthropic doesn’t charge a failed call, but it can charge a call that your client cancels. Some chat plans include an API credit that you have to claim',
      links: [
        {label: 'Anthropic on API credit', href: 'https://support.claude.com/en/articles/8977456'},
        {label: 'Anthropic on plans', href: 'https://support.claude.com/en/articles/8114531'},
      ],
    },
    models: {
      text: 'Families such as Opus, Sonnet, and Haiku. Short names such as `sonnet` work only in Claude Code',
      links: [
        {
          label: 'Claude models',
          href: 'https://platform.claude.com/docs/en/about-claude/models/overview',
        },
      ],
    },
    rateLimits: {
      text: 'They limit calls, tokens, and the money that you spend in a month, and they depend on the tier of the organization',
      links: [
        {
          label: 'Anthropic rate limits',
          href: 'https://platform.claude.com/docs/en/api/rate-limits',
        },
      ],
    },
    revoke: {
      text: 'On the key page, disable or delete the key. You can enable a disabled key again, but you can’t restore a deleted one',
    },
    freeTier: 'The documentation names none',
    spendLimit: 'A monthly limit per organization and per workspace',
    keyExpiry: 'Yes',
    region: 'The provider chooses. You can limit it to the US',
    images: 'Yes',
    dataHandling: {
      training: 'No, unless you permit it',
      retention: 'By default, Anthropic keeps nothing, except for some models and features',
      location: 'The provider chooses the region. You can limit it to the US',
      optOut: 'Storage: avoid the models and features that keep data',
    },
    headers: [bearer, {name: 'anthropic-version', value: '2026-10-21'}],
    failures: {
      badKey: '401 authentication_error',
      noCredit:
        '402 billing_error, 400 at your own spend limit, or 429 enforced_spend_limit_reached',
      notAllowed: '403 permission_error',
      tooFast: '429 rate_limit_error',
      overloaded: '529 overloaded_error',
    },
  },
  deepseek: {
    name: 'DeepSeek',
    aliases: [],
    page: '/docs/getting-started/llm-setup/deepseek-api-key',
    company: 'DeepSeek',
    asOf: '2026-11',
    console: {label: 'DeepSeek Platform', href: 'https://platform.deepseek.com/'},
    keys: {label: 'DeepSeek API keys', href: 'https://platform.deepseek.com/api_keys'},
    pricing: {label: 'DeepSeek pricing', href: 'https://api-docs.deepseek.com/quick_start/pricing'},
    price: {
      model: 'DeepSeek-V4.1-Flash',
      input: 0.15,
      cached: 0.003,
      output: 0.6,
      condition: 'outside peak hours',
      asOf: '2026-11',
    },
    usage: {label: 'DeepSeek usage', href: 'https://platform.deepseek.com/usage'},
    data: {
      label: 'DeepSeek privacy policy',
      href: 'https://cdn.deepseek.com/policies/en-US/deepseek-privacy-policy.html',
    },
    status: {label: 'DeepSeek status', href: 'https://status.deepseek.com/'},
    docs: {label: 'DeepSeek API documentation', href: 'https://api-docs.deepseek.com/'},
    modelNames: ['deepseek'],
    keyPrefixes: ['sk-'],
    variable: 'DEEPSEEK_API_KEY',
    baseUrl: 'https://api.deepseek.com',
    modelList: 'https://api.deepseek.com/models',
    needs: {
      text: 'An account on the DeepSeek Platform. The sign-up says what it needs in your region. DeepSeek’s risk control can suspend an account, so keep a second provider ready',
    },
    payment: {
      text: 'You pay from a balance. You add money to it, or DeepSeek grants you some, which can expire. As of November 2026, prices double from 01:00 to 04:00 and from 06:00 to 10:00 UTC, from Monday to Friday, except on Chinese public holidays',
      links: [{label: 'DeepSeek top-up', href: 'https://platform.deepseek.com/top_up'}],
    },
    models: {
      text: 'Model names from older tutorials may no longer work. Some models read images',
      links: [
        {
          label: 'DeepSeek model names',
          href: 'https://api-docs.deepseek.com/quick_start/your_first_api_call',
        },
        {label: 'DeepSeek vision', href: 'https://api-docs.deepseek.com/guides/vision'},
      ],
    },
    rateLimits: {
      text: 'They limit how many calls run at the same time, per account and model. All keys of the account count together',
      links: [
        {
          label: 'DeepSeek rate limits',
          href: 'https://api-docs.deepseek.com/quick_start/rate_limit',
        },
      ],
    },
    revoke: {text: 'Delete the key on the key page'},
    freeTier: 'The documentation names none',
    spendLimit: 'Not documented. The balance is the limit',
    keyExpiry: 'Not documented',
    region: 'In China',
    images: 'Some models',
    dataHandling: {
      training: 'Yes, the privacy policy names this use',
      retention: 'Not confirmed',
      location: 'In the People’s Republic of China',
      optOut: 'Training: the privacy policy names a right to opt out',
    },
    headers: [bearer],
    failures: {
      badKey: '401',
      noCredit: '402',
      notAllowed: 'No code listed',
      tooFast: '429',
      overloaded: '503',
    },
  },
  gemini: {
    name: 'Gemini',
    aliases: ['google'],
    page: '/docs/getting-started/llm-setup/gemini-api-key',
    company: 'Google',
    asOf: '2026-11',
    console: {label: 'Google AI Studio', href: 'https://aistudio.google.com/'},
    keys: {label: 'Gemini API keys', href: 'https://aistudio.google.com/apikey'},
    pricing: {label: 'Gemini API pricing', href: 'https://ai.google.dev/gemini-api/docs/pricing'},
    price: {model: 'Gemini 3.5 Flash-Lite', input: 0.3, cached: 0.03, output: 2.5, asOf: '2026-10'},
    usage: {label: 'Gemini usage', href: 'https://aistudio.google.com/usage'},
    regions: {
      label: 'Gemini API regions',
      href: 'https://ai.google.dev/gemini-api/docs/available-regions',
    },
    data: {label: 'Gemini API terms', href: 'https://ai.google.dev/gemini-api/terms'},
    status: {label: 'Google AI Studio status', href: 'https://aistudio.google.com/status'},
    docs: {label: 'Gemini API documentation', href: 'https://ai.google.dev/gemini-api/docs'},
    modelNames: ['gemini'],
    keyPrefixes: ['AQ.', 'AIza'],
    variable: 'GEMINI_API_KEY',
    baseUrl: 'https://generativelanguage.googleapis.com',
    modelList: 'https://generativelanguage.googleapis.com/v1beta/models',
    needs: {
      text: 'A Google Account whose owner is an adult, and a Google Cloud project. AI Studio creates a project if you have none. Gemini Enterprise Agent Platform, formerly Vertex AI, uses other hosts and other keys',
    },
    payment: {
      text: 'You pay nothing on the free tier. A paid tier needs a billing account and prepaid credit, which can reload automatically',
      links: [{label: 'Gemini billing', href: 'https://ai.google.dev/gemini-api/docs/billing'}],
    },
    models: {
      text: 'A stable model has no “preview” in its name. In the model list, `supportedGenerationMethods` says what a model can do',
      links: [{label: 'Gemini models', href: 'https://ai.google.dev/gemini-api/docs/models'}],
    },
    rateLimits: {
      text: 'They limit calls and tokens per project and model, so a second key in the same project doesn’t help. A day starts at midnight Pacific time, which is 09:00 in Berlin for most of the year',
      links: [
        {label: 'Your rate limits in AI Studio', href: 'https://aistudio.google.com/rate-limit'},
      ],
    },
    revoke: {text: 'Delete the key on the key page'},
    freeTier: 'Yes, for certain models',
    spendLimit: 'A monthly limit per project',
    keyExpiry: 'Not documented',
    region: 'The provider chooses',
    images: 'Yes',
    dataHandling: {
      training:
        'On the free tier yes, unless you are in the EEA, Switzerland, or the UK. On the paid tiers no',
      retention: 'For 55 days, to find abuse',
      location: 'In any country where Google has facilities',
      optOut: 'Training: use a paid tier',
    },
    headers: [{name: 'x-goog-api-key', value: '{key}'}],
    failures: {
      badKey: '400 API_KEY_INVALID',
      noCredit: '402, or 429 RESOURCE_EXHAUSTED',
      notAllowed: '403 PERMISSION_DENIED',
      tooFast: '429 RESOURCE_EXHAUSTED',
      overloaded: '503 UNAVAILABLE',
    },
  },
  grok: {
    name: 'Grok',
    aliases: ['xai', 'spacexai'],
    page: '/docs/getting-started/llm-setup/grok-api-key',
    company: 'xAI (SpaceXAI)',
    asOf: '2026-11',
    console: {label: 'xAI Console', href: 'https://console.x.ai/'},
    keys: {label: 'xAI API keys', href: 'https://console.x.ai/team/default/api-keys'},
    pricing: {label: 'xAI pricing', href: 'https://docs.x.ai/developers/pricing'},
    usage: {label: 'xAI usage', href: 'https://console.x.ai/team/default/usage'},
    data: {label: 'xAI security FAQ', href: 'https://docs.x.ai/developers/faq/security'},
    status: {label: 'xAI status', href: 'https://status.x.ai/'},
    docs: {label: 'xAI documentation', href: 'https://docs.x.ai/'},
    modelNames: ['grok'],
    keyPrefixes: ['xai-'],
    variable: 'XAI_API_KEY',
    baseUrl: 'https://api.x.ai/v1',
    modelList: 'https://api.x.ai/v1/models',
    needs: {
      text: 'An xAI account, which comes with a team. The credit and the limits belong to the team',
    },
    payment: {
      text: 'You pay in advance, or by invoice if you have agreed on it with xAI. Automatic reload can have a monthly maximum. Subscriptions to grok.com or X are separate',
      links: [{label: 'xAI billing', href: 'https://docs.x.ai/console/billing'}],
    },
    models: {
      text: 'A name without a date can move to a newer model. Some models read images',
      links: [
        {
          label: 'xAI image understanding',
          href: 'https://docs.x.ai/developers/model-capabilities/images/understanding',
        },
      ],
    },
    rateLimits: {
      text: 'They limit calls and tokens per team and model. They rise with the amount that the team has spent',
      links: [
        {label: 'Your rate limits at xAI', href: 'https://console.x.ai/team/default/rate-limits'},
      ],
    },
    revoke: {
      text: 'Disable or delete the key on the key page. Admins can see who did it in an audit log',
      links: [{label: 'xAI console security', href: 'https://docs.x.ai/console/faq/security'}],
    },
    freeTier: 'The documentation names none',
    spendLimit:
      'Only for a team that pays by invoice. A prepaid team can limit its automatic reload',
    keyExpiry: 'Yes, through the Management API',
    region: 'The provider chooses. You can limit it to the US',
    regionalHost: {host: 'us.api.x.ai', condition: 'for the US'},
    images: 'Some models',
    dataHandling: {
      training: 'No, unless you permit it',
      retention: 'For 30 days, to find abuse',
      location:
        'The provider chooses the region. With the host us.api.x.ai, only in the US, where few models are available',
      optOut: 'Storage: turn on zero data retention, where it is available',
    },
    headers: [bearer],
    failures: {
      badKey: '400 or 401',
      noCredit: '429 or 403, and the message says that the credit is used up',
      notAllowed: '403',
      tooFast: '429',
      overloaded: 'No code listed',
    },
  },
  openai: {
    name: 'OpenAI',
    aliases: ['chatgpt', 'gpt'],
    page: '/docs/getting-started/llm-setup/openai-api-key',
    company: 'OpenAI',
    asOf: '2026-11',
    console: {label: 'OpenAI Platform', href: 'https://platform.openai.com/'},
    keys: {label: 'OpenAI API keys', href: 'https://platform.openai.com/api-keys'},
    pricing: {label: 'OpenAI API pricing', href: 'https://developers.openai.com/api/docs/pricing'},
    price: {model: 'GPT-6 Luna', input: 0.1, cached: 0.01, output: 0.5, asOf: '2026-10'},
    usage: {label: 'OpenAI usage', href: 'https://platform.openai.com/usage'},
    regions: {
      label: 'OpenAI countries',
      href: 'https://help.openai.com/en/articles/5347006',
    },
    data: {
      label: 'OpenAI data controls',
      href: 'https://developers.openai.com/api/docs/guides/your-data',
    },
    status: {label: 'OpenAI status', href: 'https://status.openai.com/'},
    docs: {label: 'OpenAI API documentation', href: 'https://developers.openai.com/api/docs'},
    modelNames: ['gpt', 'chatgpt'],
    keyPrefixes: ['sk-'],
    variable: 'OPENAI_API_KEY',
    baseUrl: 'https://api.openai.com/v1',
    modelList: 'https://api.openai.com/v1/models',
    needs: {
      text: 'An organization on the OpenAI Platform, which is separate from a ChatGPT plan, and a project. Only owners create projects. The default project doesn’t allow service accounts',
    },
    payment: {
      text: 'You pay in advance. The credit expires after a year, and it is refunded only in exceptions. Automatic reload is on by default during setup',
      links: [
        {
          label: 'OpenAI prepaid billing',
          href: 'https://help.openai.com/en/articles/8264644',
        },
      ],
    },
    models: {
      text: 'GPT models',
      links: [{label: 'OpenAI models', href: 'https://platform.openai.com/docs/models'}],
    },
    rateLimits: {
      text: 'They limit calls and tokens per model, and they rise with your payments and the age of the account. Failed calls count too. OpenAI also sets a monthly limit',
      links: [
        {
          label: 'Your limits at OpenAI',
          href: 'https://platform.openai.com/settings/organization/limits',
        },
      ],
    },
    revoke: {
      text: 'Revoke the key on the key page. A service account can have two keys while you rotate them',
    },
    freeTier: 'The documentation names none',
    spendLimit: 'A monthly limit per organization and per project',
    keyExpiry: 'Yes',
    region: 'The provider chooses. An eligible organization can choose one region, such as Europe',
    regionalHost: {host: 'eu.api.openai.com', condition: 'for a project in Europe'},
    images: 'Recent models',
    dataHandling: {
      training: 'No, unless you opt in',
      retention: 'For up to 30 days, to find abuse',
      location:
        'The provider chooses the region. A project of an eligible organization can choose one region, such as Europe',
      optOut: 'Storage: ask for zero data retention, which needs an approval',
    },
    headers: [bearer],
    failures: {
      badKey: '401',
      noCredit: '429 credit_balance_exhausted',
      notAllowed: '403',
      tooFast: '429 rate_limit_error',
      overloaded: '503',
    },
  },
} as const satisfies Record<string, Provider>;

export type ProviderId = keyof typeof providers;

/** The provider ids, in the order of the lists. */
export const providerIds = Object.keys(providers) as ProviderId[];

/**
 * Formats a month for readers.
 *
 * @param asOf year and month, `YYYY-MM`
 * @returns for example `November 2026`
 */
export function formatMonth(asOf: string): string {
  const date = new Date(`${asOf}-01T00:00:00Z`);
  return date.toLocaleDateString('en-US', {month: 'long', year: 'numeric', timeZone: 'UTC'});
}
