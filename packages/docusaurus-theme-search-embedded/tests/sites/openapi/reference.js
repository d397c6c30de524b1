// Writes the reference of a shop with 100 operations, and ten guides beside it. They are generated, so nobody chose
// their words to suit a search.
const {mkdirSync, writeFileSync} = require('node:fs');
const path = require('node:path');

const resources = [
  'basket',
  'voucher',
  'invoice',
  'customer',
  'coupon',
  'shipment',
  'product',
  'warehouse',
  'review',
  'webhook',
];
const actions = [
  ['list', 'get', '', 'Lists the {s} of a store, latest first'],
  ['create', 'post', '', 'Creates {a} and returns it'],
  ['get', 'get', '/{id}', 'Returns {a} with all of its fields'],
  ['update', 'patch', '/{id}', 'Changes the given fields of {a}'],
  ['delete', 'delete', '/{id}', 'Removes {a} for good'],
  ['archive', 'post', '/{id}/archive', 'Hides {a} from lists without removing it'],
  ['restore', 'post', '/{id}/restore', 'Shows {a} in lists again'],
  ['export', 'post', '/{id}/export', 'Writes {a} to a file that you can download'],
  ['tag', 'put', '/{id}/tags', 'Replaces the tags of {a}'],
  ['watch', 'post', '/{id}/watchers', 'Sends you a message when {a} changes'],
];

const capital = word => word[0].toUpperCase() + word.slice(1);

/** Returns the object that each operation of a resource accepts or returns, with the person who made it. */
const schemaOf = resource => ({
  type: 'object',
  required: ['name'],
  properties: {
    id: {type: 'integer', description: `Unique id of the ${resource}`, example: 42},
    name: {type: 'string', description: `Name of the ${resource}, as *shown* in lists`},
    [`${resource}_code`]: {type: 'string', description: `Code that is printed on the ${resource}`},
    status: {
      type: 'string',
      enum: ['active', 'archived', `${resource}_blocked`],
      description: 'Current state',
    },
    created_at: {type: 'string', format: 'date-time', description: 'When it was created'},
    updated_at: {type: 'string', format: 'date-time', description: 'When it was last changed'},
    url: {type: 'string', description: 'Address in the [API](https://api.example.com)'},
    owner: {
      type: 'object',
      description: 'Person who created it',
      properties: {
        login: {type: 'string', description: 'Name with which the person signs in'},
        avatar_url: {type: 'string', description: 'Address of the picture of the person'},
        email: {type: 'string', description: 'Address for messages, if it is public'},
        permissions: {
          type: 'object',
          properties: {
            admin: {type: 'boolean', description: 'Whether the person may change settings'},
            push: {type: 'boolean', description: 'Whether the person may write'},
          },
        },
      },
    },
  },
});

/** The operations, with what a reader would search for. */
const operations = resources.flatMap(resource =>
  actions.map(([verb, method, suffix, description]) => {
    const many = `${resource}s`;
    return {
      title: `${capital(verb)} ${verb === 'list' ? many : `${/^[aeiou]/.test(resource) ? 'an' : 'a'} ${resource}`}`,
      operationId: `${verb}${capital(verb === 'list' ? many : resource)}`,
      method,
      path: `/stores/{store}/${many}${suffix.replace('{id}', `{${resource}_id}`)}`,
      description: description.replace('{s}', many).replace('{a}', `the ${resource}`),
      resource,
    };
  }),
);

/** Returns an operation as OpenAPI describes it. */
function describe({title, operationId, method, path: url, description, resource}) {
  const schema = schemaOf(resource);
  const error = text => ({
    description: text,
    content: {
      'application/json': {
        schema: {
          type: 'object',
          properties: {
            message: {type: 'string', description: 'What is wrong'},
            documentation_url: {type: 'string'},
          },
        },
      },
    },
  });
  return {
    operationId,
    summary: title,
    tags: [capital(resource)],
    description: `${description}. The token needs the scope \`${resource}s:${method === 'get' ? 'read' : 'write'}\`, and the store has to exist.`,
    parameters: [
      {
        name: 'store',
        in: 'path',
        required: true,
        schema: {type: 'string'},
        description: 'Name of the store, without capitals',
      },
      ...(url.includes('_id')
        ? [
            {
              name: `${resource}_id`,
              in: 'path',
              required: true,
              schema: {type: 'integer'},
              description: `Unique id of the ${resource}`,
            },
          ]
        : []),
      ...(method === 'get'
        ? [
            {
              name: 'per_page',
              in: 'query',
              schema: {type: 'integer', default: 30},
              description: 'Results of a page, at most 100',
            },
          ]
        : []),
    ],
    ...(['post', 'patch', 'put'].includes(method) && {
      requestBody: {
        content: {'application/json': {schema, example: {name: 'Example', status: 'active'}}},
      },
    }),
    responses: {
      [method === 'post' ? 201 : 200]: {
        description: 'Success',
        content: {
          'application/json': {
            schema: {type: 'array', items: schema},
            example: [{id: 42, name: 'Example'}],
          },
        },
      },
      404: error(`The ${resource} was not found`),
      422: error('Validation failed'),
    },
  };
}

const paths = {};
for (const operation of operations) {
  paths[operation.path] = {...paths[operation.path], [operation.method]: describe(operation)};
}

const document = {
  openapi: '3.0.3',
  info: {title: 'Store API', version: '1.0.0', description: 'All that a store needs.'},
  servers: [{url: 'https://api.example.com/v1'}],
  paths,
};

/** The guides: the title, and the text. */
const guides = [
  [
    'Authenticate with a token',
    'Create a token in the settings of your account. Send it with each request, in the header Authorization.',
  ],
  [
    'Page through results',
    'Lists have 30 results a page. Follow the header Link to the next page, until there is none.',
  ],
  [
    'Handle errors',
    'The status says what went wrong. A validation that failed lists the fields that are wrong.',
  ],
  [
    'Rate limits',
    'You can send 5,000 requests an hour. The headers of each response say how many are left.',
  ],
  [
    'Verify a webhook',
    'Compare the signature in the header with a hash of the body and your secret.',
  ],
  [
    'Refund part of an order',
    'Choose the lines to refund. The customer gets a message and the money in a week.',
  ],
  [
    'Import products from a file',
    'Export your products from the old store, and upload the file. Each line is a product.',
  ],
  ['Track a shipment', 'The carrier sends each scan. Show the customer where the parcel is.'],
  [
    'Move to another warehouse',
    'Stop shipments first. Then change the warehouse of all products, and start again.',
  ],
  [
    'Test without real customers',
    'Each account has a store for tests, whose orders cost nothing and whose webhooks work.',
  ],
];

module.exports = {operations, describe, guides};

if (require.main === module) {
  mkdirSync(path.join(__dirname, 'api/store'), {recursive: true});
  writeFileSync(path.join(__dirname, 'openapi/store.json'), JSON.stringify(document));
  mkdirSync(path.join(__dirname, 'api/guides'), {recursive: true});
  guides.forEach(([title, text], index) => {
    writeFileSync(path.join(__dirname, `api/guides/guide-${index}.md`), `# ${title}\n\n${text}\n`);
  });
}
