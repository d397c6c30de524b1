/**
 * Facts about the five language-model providers that several pages show. The provider pages, the
 * comparison table, the check commands, and their tests read them from here. Facts for a single page
 * (steps, traps, limits) stay in its MDX.
 *
 * Prices, model ids, limits, and tier sums change too often to be listed here; link to the provider
 * instead. `claims` records when each statement was last compared with the provider's documentation.
 */

import {listedProviders as listed, type ListedProvider, type ProviderId} from './providerList';
import type {Shell} from './shells';

export {providerIds, type ProviderId} from './providerList';

/** A link to a page of the provider. */
export type ProviderLink = {label: string; href: string};

/** A request header; `{key}` in the value is replaced by the API key. */
export type ProviderHeader = {name: string; value: string};

/** The five ways in which a call fails, separated by what the reader does next. */
export const failureKinds = ['badKey', 'noCredit', 'notAllowed', 'tooFast', 'overloaded'] as const;

/** One of the five ways in which a call fails. */
export type FailureKind = (typeof failureKinds)[number];

/** A JSON value, as in the samples of success. */
export type Json = string | number | boolean | null | Json[] | {[key: string]: Json};

/** A call that only reads, at no cost in tokens. */
export type ReadingCall = {
  url: string;
  /** A shortened response. Values in capitals differ for each reader. */
  success: Json;
};

/** The facts about one provider. */
export type Provider = ListedProvider & {
  /** The company that holds the account. */
  company: string;
  /** Year and month of the provider's oldest claim, `YYYY-MM`; a test compares it with `claims`. */
  asOf: string;
  console: ProviderLink;
  keys: ProviderLink;
  /** Where or how to buy credit. */
  credit: ProviderLink;
  /** The price list. Every sentence about prices links to it. */
  pricing: ProviderLink;
  limits: ProviderLink;
  data: ProviderLink;
  status: ProviderLink;
  docs: ProviderLink;
  /** All documented prefixes of a key. */
  keyPrefixes: readonly string[];
  /** Environment variable that the provider's own samples read. */
  variable: string;
  /** The URL that clients are configured with. */
  baseUrl: string;
  /** What the reader pays before the first response. */
  billing: string;
  /** Whether the provider's documentation offers a free tier. */
  freeTier: string;
  /** The spend limits that the reader can set. */
  spendLimit: string;
  /** Whether a key can expire on a date. */
  keyExpiry: string;
  /** Headers of every call; the first one carries the key. */
  headers: readonly ProviderHeader[];
  /** The calls of the key check, in the order in which a page prints them. */
  check: {
    /** Lists the models. Fails unless the provider accepts the key. */
    list: ReadingCall;
    /** Generates a few words with `MODEL_ID`. Needs credit and the right to use the model. */
    generate: {url: string; body: Json};
    /** Describes the key or its balance, where the provider offers that. */
    inspect?: ReadingCall;
  };
  /** Documented status code and error name of each failure. */
  failures: Record<FailureKind, string>;
};

const bearer: ProviderHeader = {name: 'Authorization', value: 'Bearer {key}'};

/** Costs few tokens and has a predictable answer. */
const prompt = 'Reply with OK.';
const messages = [{role: 'user', content: prompt}];

/** The model list in the format that OpenAI, DeepSeek, and xAI share. */
const modelList = {object: 'list', data: [{id: 'MODEL_ID', object: 'model'}]};

/** The five providers by id, in alphabetical order of their names. */
export const providers = {
  anthropic: {
    ...listed.anthropic,
    company: 'Anthropic',
    asOf: '2026-11',
    console: {label: 'Claude Console', href: 'https://platform.claude.com/'},
    keys: {label: 'Anthropic API keys', href: 'https://platform.claude.com/settings/keys'},
    credit: {
      label: 'Anthropic guide to API credit',
      href: 'https://support.claude.com/en/articles/8977456',
    },
    pricing: {
      label: 'Anthropic pricing',
      href: 'https://platform.claude.com/docs/en/about-claude/pricing',
    },
    limits: {
      label: 'Anthropic rate limits',
      href: 'https://platform.claude.com/docs/en/api/rate-limits',
    },
    data: {
      label: 'Anthropic data retention',
      href: 'https://platform.claude.com/docs/en/manage-claude/api-and-data-retention',
    },
    status: {label: 'Claude status', href: 'https://status.claude.com/'},
    docs: {label: 'Claude documentation', href: 'https://platform.claude.com/docs'},
    keyPrefixes: ['sk-ant-'],
    variable: 'ANTHROPIC_API_KEY',
    baseUrl: 'https://api.anthropic.com',
    billing: 'Prepaid credit',
    freeTier: 'None promised',
    spendLimit: 'Monthly, per organization and workspace',
    keyExpiry: 'Yes',
    headers: [bearer, {name: 'anthropic-version', value: '2026-10-21'}],
    check: {
      list: {
        url: 'https://api.anthropic.com/v1/models',
        success: {
          data: [{type: 'model', id: 'MODEL_ID', display_name: 'MODEL_NAME'}],
          has_more: false,
        },
      },
      generate: {
        url: 'https://api.anthropic.com/v1/messages',
        body: {model: 'MODEL_ID', max_tokens: 16, messages},
      },
    },
    failures: {
      badKey: '401 authentication_error',
      noCredit: '402 billing_error, 400 at your own limit',
      notAllowed: '403 permission_error',
      tooFast: '429 rate_limit_error',
      overloaded: '529 overloaded_error',
    },
  },
  deepseek: {
    ...listed.deepseek,
    company: 'DeepSeek',
    asOf: '2026-11',
    console: {label: 'DeepSeek Platform', href: 'https://platform.deepseek.com/'},
    keys: {label: 'DeepSeek API keys', href: 'https://platform.deepseek.com/api_keys'},
    credit: {label: 'DeepSeek top-up page', href: 'https://platform.deepseek.com/top_up'},
    pricing: {label: 'DeepSeek pricing', href: 'https://api-docs.deepseek.com/quick_start/pricing'},
    limits: {
      label: 'DeepSeek rate limits',
      href: 'https://api-docs.deepseek.com/quick_start/rate_limit',
    },
    data: {
      label: 'DeepSeek privacy policy',
      href: 'https://cdn.deepseek.com/policies/en-US/deepseek-privacy-policy.html',
    },
    status: {label: 'DeepSeek status', href: 'https://status.deepseek.com/'},
    docs: {label: 'DeepSeek API documentation', href: 'https://api-docs.deepseek.com/'},
    keyPrefixes: ['sk-'],
    variable: 'DEEPSEEK_API_KEY',
    baseUrl: 'https://api.deepseek.com',
    billing: 'Topped-up or granted balance',
    freeTier: 'None stated',
    spendLimit: 'None documented; the balance is the limit',
    keyExpiry: 'None documented',
    headers: [bearer],
    check: {
      list: {url: 'https://api.deepseek.com/models', success: modelList},
      generate: {
        url: 'https://api.deepseek.com/chat/completions',
        body: {model: 'MODEL_ID', messages},
      },
      inspect: {
        url: 'https://api.deepseek.com/user/balance',
        success: {
          is_available: true,
          balance_infos: [
            {
              currency: 'CURRENCY',
              total_balance: '12.00',
              granted_balance: '2.00',
              topped_up_balance: '10.00',
            },
          ],
        },
      },
    },
    failures: {
      badKey: '401',
      noCredit: '402',
      notAllowed: 'None listed',
      tooFast: '429',
      overloaded: '503',
    },
  },
  gemini: {
    ...listed.gemini,
    company: 'Google',
    asOf: '2026-11',
    console: {label: 'Google AI Studio', href: 'https://aistudio.google.com/'},
    keys: {label: 'Gemini API keys', href: 'https://aistudio.google.com/apikey'},
    credit: {
      label: 'Gemini billing guide',
      href: 'https://ai.google.dev/gemini-api/docs/billing',
    },
    pricing: {label: 'Gemini API pricing', href: 'https://ai.google.dev/gemini-api/docs/pricing'},
    limits: {
      label: 'Gemini rate limits in AI Studio',
      href: 'https://aistudio.google.com/rate-limit',
    },
    data: {label: 'Gemini API terms', href: 'https://ai.google.dev/gemini-api/terms'},
    status: {label: 'Google AI Studio status', href: 'https://aistudio.google.com/status'},
    docs: {label: 'Gemini API documentation', href: 'https://ai.google.dev/gemini-api/docs'},
    keyPrefixes: ['AQ.', 'AIza'],
    variable: 'GEMINI_API_KEY',
    baseUrl: 'https://generativelanguage.googleapis.com',
    billing: 'Nothing on the free tier, prepaid credit above it',
    freeTier: 'Yes, for certain models',
    spendLimit: 'Monthly, per project',
    keyExpiry: 'None documented',
    headers: [{name: 'x-goog-api-key', value: '{key}'}],
    check: {
      list: {
        url: 'https://generativelanguage.googleapis.com/v1beta/models',
        success: {
          models: [
            {
              name: 'models/MODEL_ID',
              displayName: 'MODEL_NAME',
              supportedGenerationMethods: ['generateContent'],
            },
          ],
        },
      },
      generate: {
        url: 'https://generativelanguage.googleapis.com/v1beta/models/MODEL_ID:generateContent',
        body: {contents: [{parts: [{text: prompt}]}]},
      },
    },
    failures: {
      badKey: '400 API_KEY_INVALID',
      noCredit: '402 or 429 RESOURCE_EXHAUSTED',
      notAllowed: '403 PERMISSION_DENIED',
      tooFast: '429 RESOURCE_EXHAUSTED',
      overloaded: '503 UNAVAILABLE',
    },
  },
  grok: {
    ...listed.grok,
    company: 'xAI (SpaceXAI)',
    asOf: '2026-11',
    console: {label: 'xAI Console', href: 'https://console.x.ai/'},
    keys: {label: 'xAI API keys', href: 'https://console.x.ai/team/default/api-keys'},
    credit: {label: 'xAI guide to billing', href: 'https://docs.x.ai/console/billing'},
    pricing: {label: 'xAI pricing', href: 'https://docs.x.ai/developers/pricing'},
    limits: {
      label: 'xAI rate limits in the console',
      href: 'https://console.x.ai/team/default/rate-limits',
    },
    data: {label: 'xAI security FAQ', href: 'https://docs.x.ai/developers/faq/security'},
    status: {label: 'xAI status', href: 'https://status.x.ai/'},
    docs: {label: 'xAI documentation', href: 'https://docs.x.ai/'},
    keyPrefixes: ['xai-'],
    variable: 'XAI_API_KEY',
    baseUrl: 'https://api.x.ai/v1',
    billing: 'Prepaid credit',
    freeTier: 'None promised',
    spendLimit: 'None; automatic top-ups can be capped',
    keyExpiry: 'Yes, through the Management API',
    headers: [bearer],
    check: {
      list: {url: 'https://api.x.ai/v1/models', success: modelList},
      generate: {
        url: 'https://api.x.ai/v1/responses',
        body: {model: 'MODEL_ID', input: prompt},
      },
      inspect: {
        url: 'https://api.x.ai/v1/api-key',
        success: {
          redacted_api_key: 'xai-...REST',
          name: 'KEY_NAME',
          team_id: 'TEAM_ID',
          acls: ['api-key:endpoint:*', 'api-key:model:*'],
          team_blocked: false,
          api_key_blocked: false,
          api_key_disabled: false,
        },
      },
    },
    failures: {
      badKey: '400 or 401',
      noCredit: '429 or 403; read the message',
      notAllowed: '403',
      tooFast: '429',
      overloaded: 'None listed',
    },
  },
  openai: {
    ...listed.openai,
    company: 'OpenAI',
    asOf: '2026-11',
    console: {label: 'OpenAI Platform', href: 'https://platform.openai.com/'},
    keys: {label: 'OpenAI API keys', href: 'https://platform.openai.com/api-keys'},
    credit: {
      label: 'OpenAI guide to prepaid billing',
      href: 'https://help.openai.com/en/articles/8264644',
    },
    pricing: {label: 'OpenAI API pricing', href: 'https://developers.openai.com/api/docs/pricing'},
    limits: {
      label: 'OpenAI limits of your organization',
      href: 'https://platform.openai.com/settings/organization/limits',
    },
    data: {
      label: 'OpenAI data controls',
      href: 'https://developers.openai.com/api/docs/guides/your-data',
    },
    status: {label: 'OpenAI status', href: 'https://status.openai.com/'},
    docs: {label: 'OpenAI API documentation', href: 'https://developers.openai.com/api/docs'},
    keyPrefixes: ['sk-'],
    variable: 'OPENAI_API_KEY',
    baseUrl: 'https://api.openai.com/v1',
    billing: 'Prepaid credit',
    freeTier: 'None promised',
    spendLimit: 'Monthly, per organization and project',
    keyExpiry: 'Yes',
    headers: [bearer],
    check: {
      list: {url: 'https://api.openai.com/v1/models', success: modelList},
      generate: {
        url: 'https://api.openai.com/v1/responses',
        // The Responses API stores its answers unless told otherwise.
        body: {model: 'MODEL_ID', input: prompt, store: false},
      },
    },
    failures: {
      badKey: '401',
      noCredit: '429 credit_balance_exhausted',
      notAllowed: '403',
      tooFast: '429 rate_limit_error',
      overloaded: '503',
    },
  },
} as const satisfies Record<ProviderId, Provider>;

/** A statement of the docs that only a provider can confirm. */
export type Claim = {
  provider: ProviderId;
  /** The statement in one sentence. */
  claim: string;
  /** The page of the provider that confirms it. */
  source: string;
  /** The day on which somebody last compared the two, `YYYY-MM-DD`. */
  checked: string;
  /** The file that makes the statement; the provider's page if absent. */
  file?: string;
};

/** The file of this module, for claims that several pages show. */
const here = 'src/config/providers.ts';

const claude = 'https://platform.claude.com/docs/en';
const deepseek = 'https://api-docs.deepseek.com';
const gemini = 'https://ai.google.dev/gemini-api';
const xai = 'https://docs.x.ai';
const openai = 'https://developers.openai.com/api/docs';

/**
 * Every provider claim with its source and date. `npm run check` lists those that nobody has checked
 * for 90 days. Change a date only after reading the source again.
 */
export const claims: readonly Claim[] = [
  {
    provider: 'anthropic',
    claim: 'Bearer authentication; x-api-key still works; API version 2026-10-21 is the latest.',
    source: `${claude}/manage-claude/authentication`,
    checked: '2026-11-22',
    file: here,
  },
  {
    provider: 'anthropic',
    claim: 'Version 2026-10-21 rejects temperature, top_p, and top_k; 2023-06-01 accepts them.',
    source: `${claude}/api/versioning`,
    checked: '2026-11-22',
  },
  {
    provider: 'anthropic',
    claim: 'Personal and service-account keys stop with their account; workspace keys are legacy.',
    source: `${claude}/manage-claude/authentication`,
    checked: '2026-11-22',
  },
  {
    provider: 'anthropic',
    claim: 'An organization admin creates service accounts under Settings, Service accounts.',
    source: `${claude}/manage-claude/authentication`,
    checked: '2026-11-22',
  },
  {
    provider: 'anthropic',
    claim: 'A key without a workspace reaches every workspace of its account and the Admin API.',
    source: `${claude}/release-notes/overview`,
    checked: '2026-11-22',
  },
  {
    provider: 'anthropic',
    claim: 'The organization limit is under Settings, Billing, Spend limits; a limit returns 400.',
    source: `${claude}/api/rate-limits`,
    checked: '2026-11-22',
  },
  {
    provider: 'anthropic',
    claim:
      'A workspace limit is on the Limits tab of the workspace; only admins create workspaces.',
    source: `${claude}/manage-claude/workspaces`,
    checked: '2026-11-21',
  },
  {
    provider: 'anthropic',
    claim: 'Status codes and error types, with 429 enforced_spend_limit_reached until the 1st.',
    source: `${claude}/api/errors`,
    checked: '2026-11-22',
  },
  {
    provider: 'anthropic',
    claim: 'Credit expires after a year without refund; failed requests are not charged.',
    source: 'https://support.claude.com/en/articles/8977456',
    checked: '2026-11-21',
  },
  {
    provider: 'anthropic',
    claim: 'Some Claude plans include a monthly API credit that has to be claimed.',
    source: 'https://support.claude.com/en/articles/8114531',
    checked: '2026-11-21',
  },
  {
    provider: 'deepseek',
    claim:
      'Double price at 01:00-04:00 and 06:00-10:00 UTC, Monday to Friday, except on Chinese public holidays, since August 16, 2026 (also in the schedule guide).',
    source: `${deepseek}/quick_start/pricing`,
    checked: '2026-11-22',
  },
  {
    provider: 'deepseek',
    claim: '500 or 2,500 requests at the same time, for each account and model.',
    source: `${deepseek}/quick_start/rate_limit`,
    checked: '2026-11-21',
  },
  {
    provider: 'deepseek',
    claim: 'Status codes 400, 401, 402, 422, 429, 500, and 503.',
    source: `${deepseek}/quick_start/error_codes`,
    checked: '2026-11-22',
  },
  {
    provider: 'deepseek',
    claim: 'The balance call, its fields, and the base URL.',
    source: `${deepseek}/api/get-user-balance`,
    checked: '2026-11-21',
    file: here,
  },
  {
    provider: 'deepseek',
    claim: 'The privacy policy names storage in China and training as a use.',
    source: 'https://cdn.deepseek.com/policies/en-US/deepseek-privacy-policy.html',
    checked: '2026-11-21',
  },
  {
    provider: 'gemini',
    claim:
      'AI Studio creates authorization keys (AQ.); unrestricted standard keys are rejected; all were announced to be from September 2026.',
    source: `${gemini}/docs/api-key`,
    checked: '2026-11-22',
  },
  {
    provider: 'gemini',
    claim: 'Tiers, prepaid credit, and project spend caps.',
    source: `${gemini}/docs/billing`,
    checked: '2026-11-22',
  },
  {
    provider: 'gemini',
    claim: 'Rate limits apply to the project; daily counts start at midnight Pacific time.',
    source: `${gemini}/docs/rate-limits`,
    checked: '2026-11-21',
  },
  {
    provider: 'gemini',
    claim:
      'The free tier can be used to improve products; the EEA, Switzerland, and the UK have paid terms.',
    source: `${gemini}/terms`,
    checked: '2026-11-21',
  },
  {
    provider: 'gemini',
    claim: 'Status codes and error names.',
    source: `${gemini}/docs/troubleshooting`,
    checked: '2026-11-21',
  },
  {
    provider: 'grok',
    claim: 'The documentation uses the names xAI and SpaceXAI; XAI_API_KEY and console.x.ai stay.',
    source: `${xai}/developers/quickstart`,
    checked: '2026-11-22',
    file: here,
  },
  {
    provider: 'grok',
    claim: 'The Management API can give a key an access list, an expiration time, and limits.',
    source: `${xai}/developers/management-api`,
    checked: '2026-11-21',
  },
  {
    provider: 'grok',
    claim: 'Status codes; 400 for a wrong key, 403 for a blocked key or team.',
    source: `${xai}/developers/debugging`,
    checked: '2026-11-22',
  },
  {
    provider: 'grok',
    claim: 'No training without permission; temporary storage for audits; zero data retention.',
    source: `${xai}/developers/faq/security`,
    checked: '2026-11-22',
  },
  {
    provider: 'grok',
    claim: 'Prepaid credit, automatic top-ups with a monthly maximum, invoice limits.',
    source: `${xai}/console/billing`,
    checked: '2026-11-21',
  },
  {
    provider: 'grok',
    claim: 'Regional hosts keep a call in one region.',
    source: `${xai}/developers/regions`,
    checked: '2026-11-21',
  },
  {
    provider: 'openai',
    claim: 'The Responses API stores answers by default; no training without opting in.',
    source: `${openai}/guides/your-data`,
    checked: '2026-11-22',
  },
  {
    provider: 'openai',
    claim: 'Key permissions All, Restricted, and Read only; not for service-account keys.',
    source: 'https://help.openai.com/en/articles/8867743',
    checked: '2026-11-22',
  },
  {
    provider: 'openai',
    claim: 'Only owners create projects; the default project takes no service accounts.',
    source: 'https://help.openai.com/en/articles/9186755',
    checked: '2026-11-22',
  },
  {
    provider: 'openai',
    claim: 'Hard spend limits and alerts, and where they are set.',
    source: `${openai}/guides/spend-limits`,
    checked: '2026-11-22',
  },
  {
    provider: 'openai',
    claim: 'Error codes, four of which mean no money behind one 429.',
    source: `${openai}/guides/error-codes`,
    checked: '2026-11-22',
  },
  {
    provider: 'openai',
    claim: 'Prepaid credit expires after a year; automatic reload is on during setup.',
    source: 'https://help.openai.com/en/articles/8264644',
    checked: '2026-11-22',
  },
];

/**
 * Formats the month of a provider's sources for readers.
 *
 * @param asOf year and month, `YYYY-MM`
 * @returns for example `November 2026`
 */
export function formatMonth(asOf: string): string {
  const date = new Date(`${asOf}-01T00:00:00Z`);
  return date.toLocaleDateString('en-US', {month: 'long', year: 'numeric', timeZone: 'UTC'});
}

/** The syntax of each shell. */
const spelling = {
  bash: {curl: 'curl', variable: (name: string) => `$${name}`, newline: ' \\\n'},
  powershell: {curl: 'curl.exe', variable: (name: string) => `$env:${name}`, newline: ' `\n'},
} satisfies Record<Shell, unknown>;

/** The calls of the key check. */
export type CheckStep = keyof Provider['check'];

/**
 * Returns one command of the key check, as the provider's page prints it. The command reads the key
 * from the environment, which keeps it out of URLs and of the shell's history. In PowerShell, it
 * pipes the JSON body, because Windows PowerShell drops quotation marks inside an argument.
 * `--write-out` prints the status code, by which the troubleshooting tables are sorted.
 *
 * @throws Error if the provider has no such call.
 */
export function checkCommand(id: ProviderId, shell: Shell, step: CheckStep): string {
  const {check, headers, variable}: Provider = providers[id];
  const call = check[step];
  if (!call) {
    throw new Error(`The key check of "${id}" has no call "${step}".`);
  }
  const {curl, variable: reference, newline} = spelling[shell];
  const body = 'body' in call ? JSON.stringify(call.body) : undefined;
  const piped = body !== undefined && shell === 'powershell';
  const parts = [
    `${piped ? `'${body}' |\n  ` : ''}${curl} --silent --show-error ${call.url}`,
    ...headers.map(
      ({name, value}) => `--header "${name}: ${value.replace('{key}', reference(variable))}"`,
    ),
    ...(body === undefined
      ? []
      : [`--header "Content-Type: application/json"`, piped ? '--data "@-"' : `--data '${body}'`]),
    String.raw`--write-out "\nHTTP status: %{http_code}\n"`,
  ];
  return parts.join(`${newline}  `);
}

/**
 * Returns the command that stores a key in the environment of one terminal window and keeps it out
 * of the shell's history. Bash hides the pasted key; PowerShell shows it.
 */
export function setVariableCommand(id: ProviderId, shell: Shell): string {
  const {variable} = providers[id];
  return shell === 'bash'
    ? `read -rs ${variable} && export ${variable}`
    : `$env:${variable} = Read-Host "Paste the key"`;
}
