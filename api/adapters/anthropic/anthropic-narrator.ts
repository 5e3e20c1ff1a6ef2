import { collectFacts } from '../../domain/analysis/narrative/facts.ts';
import type { Analysis } from '../../domain/analysis/types.ts';
import type { Narration, Narrator, NarratorFacts } from '../../ports/analysis/narrator.ts';
import { keepTraced, leftOutText, ownSentences } from './keep-traced.ts';
import type { MessagesClient } from './messages-client.ts';
import { narratorMessages, narratorSystem } from './narrative-prompt.ts';
import { checkNarrativeReply, type NarrativeReply } from './narrative-schema.ts';
import { parseJsonReply } from './parse-json-reply.ts';
import { nothingLeft, ProviderFailure } from './provider-failure.ts';
import type { ProviderReports } from './provider-reports.ts';

interface Deps {
  client: MessagesClient;
  reports: ProviderReports;
}

/** The words a model finds for an analysis; the rules' own text whenever those cannot be had or trusted. */
export class AnthropicNarrator implements Narrator {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async narrate(facts: NarratorFacts): Promise<Narration> {
    try {
      return await this.#ask(facts);
    } catch (error) {
      const { message } = await this.deps.reports.tell('narrative', error);
      return { narrative: facts.analysis.narrative, providerNotice: message, byRules: true };
    }
  }

  async #ask(facts: NarratorFacts): Promise<Narration> {
    const messages = narratorMessages(facts);
    const text = await this.deps.client.complete({ system: narratorSystem, messages, temperature: 0 });
    const json = parseJsonReply(text);
    if (!json.ok) throw new ProviderFailure(json.error);
    const reply = checkNarrativeReply(json.value);
    if (!reply.ok) throw new ProviderFailure(reply.error);
    return this.#traced(reply.value, facts.analysis);
  }

  /**
   * Only what the measurements bear out. A strategy or summary of which nothing is left rejects the reply; of the
   * observations, the rules' own stand wherever the model has none that is borne out.
   */
  #traced(reply: NarrativeReply, analysis: Analysis): Narration {
    const { narrative: rules } = analysis;
    const own = ownSentences(rules.summary, rules.strategy, ...rules.observations.map(({ text }) => text));
    const ground = { facts: collectFacts(analysis), own };
    const strategy = keepTraced(reply.strategy, ground);
    const summary = keepTraced(reply.summary, ground);
    const said = reply.observations.map(({ topic, text }) => ({ topic, ...keepTraced(text, ground) }));
    const dropped = [strategy, summary, ...said].reduce((sum, one) => sum + one.dropped, 0);
    if (dropped > 0) this.deps.reports.leftOut('narrative', dropped);
    if (strategy.text === '' || summary.text === '') throw nothingLeft();
    const observations = rules.observations.map((rule) => {
      const own = said.find(({ topic, text }) => topic === rule.topic && text !== '');
      return own ? { topic: rule.topic, text: own.text } : rule;
    });
    return {
      narrative: { strategy: strategy.text, summary: summary.text, observations },
      providerNotice: dropped > 0 ? leftOutText(dropped) : null,
      byRules: false,
    };
  }
}
