import { runCommand } from "../command-line.ts";
import { newVapidKeys } from "./vapid-keys.ts";

const usage = `usage: npm run notices:keys

Makes the pair of keys by which push services know a site, and prints it with the settings that
notices need. Changes nothing. Members have to turn notices on again after the keys have changed.`;

async function main(): Promise<void> {
  console.log(`VAPID_KEYS=${await newVapidKeys()}
VAPID_SUBJECT=mailto:<your address>

VAPID_KEYS is a secret: put the line into the file of secrets that \`npm run deploy\` is given, or set it with
\`npx wrangler secret put VAPID_KEYS --env production\`. VAPID_SUBJECT is a variable of wrangler.toml: put in the
place of <your address> one at which push services can reach you, or an https: address; some of them check it.`);
}

await runCommand(usage, {}, main);
