import {describe, expect, it} from 'vitest';
import {findSecrets} from '../../scripts/secrets.mjs';

describe('the search for keys', () => {
  // Put together here, so that no scanner of repositories takes them for real ones.
  const random = 'Zq3vN8rT1xYb6KdW0mJp5sLh9uEa2cGf7iRoQ4tXnVwBkDyMz';
  const keys = [
    `sk-ant-${'api03'}-${random}`,
    `sk-proj-${random}`,
    `sk-${'9f3b1c7d5e8a2046b9d1f3a5c7e80214'}`,
    `AIza${random.slice(0, 35)}`,
    `xai-${random}`,
    `ghp_${random.slice(0, 36)}`,
    `npm_${random.slice(0, 36)}`,
    `AKIA${'Q3VN8RT1XYB6KDW0'}`,
    `-----BEGIN ${'RSA'} PRIVATE KEY-----`,
  ];
  const samples = [
    'sk-ant-xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
    'sk-ant-api03-your-key-goes-here-000000',
    'sk-proj-EXAMPLE-0000000000000000000000',
    `AIza${'X'.repeat(35)}`,
    'YOUR_API_KEY',
    'task-management-and-scheduling-of-browser-tests',
  ];
  const search = (lines: readonly string[]) =>
    findSecrets('build/main.js', lines.map(line => `<code>${line}</code>`).join('\n'));

  it('names the line of each real-looking key, and does not repeat the key', async () => {
    const found = await search(keys);
    const lines = found.map(text => Number(/^build\/main\.js:(\d+): /.exec(text)?.[1]));
    expect(lines.sort()).toEqual(keys.map((_, index) => index + 1));
    keys.forEach(key => expect(found.join()).not.toContain(key));
  });

  it('lets samples pass', async () => {
    expect(await search(samples)).toEqual([]);
  });
});
