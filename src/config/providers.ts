/**
 * Facts about the five language-model providers that stand on more than one page.
 * The provider pages, the comparison table, the check commands and their tests read them here.
 * What only one page says (steps, traps, limits) stays in that page's MDX.
 *
 * Nothing volatile belongs here: no prices, model ids, limits or tier sums. Link to the provider
 * instead, and move `asOf` only after the linked pages were read again.
 */

import {listedProviders as listed, type ListedProvider, type ProviderId} from './providerList';
import type {Shell} from './shells';

export {providerIds, type ProviderId} from './providerList';

/** A page of the provider: what the link says, and where it leads. */
export type ProviderLink = {label: string; href: string};

/** One request header; `{key}` in the value stands for the API key. */
export type ProviderHeader = {name: string; value: string};

/** The five situations in which a call fails, told apart by what the reader does next. */
export const failureKinds = ['badKey', 'noCredit', 'notAllowed', 'tooFast', 'overloaded'] as const;

/** One of the five failure situations. */
export type FailureKind = (typeof failureKinds)[number];

/** A JSON value, as in the samples of success. */
export type Json = string | number | boolean | null | Json[] | {[key: string]: Json};

/** A call that only reads and costs no tokens. */
export type ReadingCall = {
  url: string;
  /** A shortened answer; capitals stand for values that differ. */
  success: Json;
};

/** What the site knows about one provider. */
export type Provider = ListedProvider & {
  /** The company that the account is with. */
  company: string;
  /** Year and month in which the provider's documentation was read, `YYYY-MM`. */
  asOf: string;
  console: ProviderLink;
  keys: ProviderLink;
  /** Where credit is bought, or how. */
  credit: ProviderLink;
  /** The price list. Every sentence that sends a reader to prices links it. */
  pricing: ProviderLink;
  limits: ProviderLink;
  data: ProviderLink;
  status: ProviderLink;
  docs: ProviderLink;
  /** How a key begins, all documented forms. */
  keyPrefixes: readonly string[];
  /** Environment variable that the provider's own samples read. */
  variable: string;
  /** Address that clients are set up with. */
  baseUrl: string;
  /** What has to be paid before the first answer. */
  billing: string;
  /** Whether the provider's documentation offers a free tier. */
  freeTier: string;
  /** The most that calls may cost, as far as the reader sets it. */
  spendLimit: string;
  /** Whether a key can end on a date. */
  keyExpiry: string;
  /** Headers of every call; the first one carries the key. */
  headers: readonly ProviderHeader[];
  /** The calls of the key check, in the order in which a page prints them. */
  check: {
    /** Lists the models. It answers only to an accepted key. */
    list: ReadingCall;
    /** Generates a few words with `MODEL_ID`. It needs credit and the right to use the model. */
    generate: {url: string; body: Json};
    /** Says more about the key or its money, where the provider offers that. */
    inspect?: ReadingCall;
  };
  /** Status code and error name per situation, as the provider documents them. */
  failures: Record<FailureKind, string>;
};

const bearer: ProviderHeader = {name: 'Authorization', value: 'Bearer {key}'};

/** What every generation asks for: few tokens, and an answer that is known beforehand. */
const prompt = 'Reply with OK.';
const messages = [{role: 'user', content: prompt}];

/** The list of models in the format that OpenAI, DeepSeek, and xAI share. */
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
    headers: [
      {name: 'x-api-key', value: '{key}'},
      {name: 'anthropic-version', value: '2023-06-01'},
    ],
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
    company: 'xAI',
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
        body: {model: 'MODEL_ID', input: prompt},
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

/**
 * The month of a provider's sources as readers see it.
 *
 * @param asOf year and month, `YYYY-MM`
 * @returns for example `November 2026`
 */
export function formatMonth(asOf: string): string {
  const date = new Date(`${asOf}-01T00:00:00Z`);
  return date.toLocaleDateString('en-US', {month: 'long', year: 'numeric', timeZone: 'UTC'});
}

/** How each shell spells the same things. */
const spelling = {
  bash: {curl: 'curl', variable: (name: string) => `$${name}`, newline: ' \\\n'},
  powershell: {curl: 'curl.exe', variable: (name: string) => `$env:${name}`, newline: ' `\n'},
} satisfies Record<Shell, unknown>;

/** The calls of the key check. */
export type CheckStep = keyof Provider['check'];

/**
 * One command of the key check, as the provider's page prints it. The key comes from the
 * environment, never from the address or the command line's history. A body of JSON goes in by
 * pipe in PowerShell, because Windows PowerShell drops quotation marks inside an argument.
 * `--write-out` adds the status code, which the troubleshooting tables are sorted by.
 *
 * @throws Error when the provider has no such call.
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
 * The command that puts a key into the environment of one terminal window without leaving it in
 * the shell's history. Bash hides what is pasted; PowerShell shows it.
 */
export function setVariableCommand(id: ProviderId, shell: Shell): string {
  const {variable} = providers[id];
  return shell === 'bash'
    ? `read -rs ${variable} && export ${variable}`
    : `$env:${variable} = Read-Host "Paste the key"`;
}
