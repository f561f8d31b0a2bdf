/** Questions that shoppers ask, by category and on the contact page, with the specification's facts as answers. */
import { company } from "./company.ts";

export interface Question {
  question: string;
  answer: string;
}

export type QuestionCategory = "chainsaws" | "blowers" | "brushcutters";

const categoryQuestions: Record<QuestionCategory, readonly Question[]> = {
  chainsaws: [
    {
      question: "Which bar length do I need?",
      answer:
        "Take a bar a little longer than the trunks you usually cut. 30 to 35 cm is enough for pruning and firewood; for felling, look at 45 cm and more. A bar longer than the work needs only makes the saw heavier.",
    },
    {
      question: "Petrol, battery or electric?",
      answer:
        "Petrol for long days away from a socket. Battery where noise matters and the work comes in short turns. Mains for a workshop or a firewood yard with a socket close by.",
    },
    {
      question: "How do I care for the chain?",
      answer:
        "Keep it sharp, oiled and tight. Fill the chain oil whenever you fill the fuel, check the tension before each day’s work, and file as soon as the saw makes dust instead of chips.",
    },
    {
      question: "What should I wear?",
      answer:
        "A helmet with visor and ear protection, cut-protection trousers, gloves and boots with a toecap. Ask at the branch to try sizes on.",
    },
    {
      question: "Where are repairs done?",
      answer: "Repairs go through authorized service centers. Bring the saw, the bar and the chain to any branch.",
    },
  ],
  blowers: [
    {
      question: "Hand-held or backpack?",
      answer:
        "A hand-held blower is enough for a courtyard and a path. For a long drive, a school ground or a plantation floor, take a backpack blower: the weight hangs on the shoulders and not on one arm.",
    },
    {
      question: "Does it move wet leaves?",
      answer:
        "Wet leaves cling, so look at the blowing force (newtons) rather than at air speed alone. Backpack machines do this best; let the leaves dry for an hour if you can.",
    },
    {
      question: "What does a vacuum shredder do?",
      answer:
        "It sucks leaves in, chops them and fills a bag. The chopped leaves take less room and rot faster in a compost pit.",
    },
    {
      question: "Can I work early in the morning?",
      answer:
        "With a battery blower, usually yes: it is far quieter than an engine. Sound figures stand in the technical details where the maker states them.",
    },
    {
      question: "How long is the warranty?",
      answer: "Most power tools carry a 2-year warranty; outdoor products typically 3 years.",
    },
  ],
  brushcutters: [
    {
      question: "Grass trimmer, brushcutter or clearing saw?",
      answer:
        "A trimmer for soft grass and edges. A brushcutter with a knife for tall grass, fern and bunds. A clearing saw for woody scrub and stems, with a saw blade.",
    },
    {
      question: "Line, knife or saw blade?",
      answer:
        "Line near walls, stones and tree bark. A steel knife for matted grass and canes. A saw blade only for stems, and only on a machine that is made for it.",
    },
    {
      question: "Loop handle or bike handle?",
      answer:
        "A loop handle turns easily between trees and on slopes. A bike handle swings evenly over open ground and tires the back less through a day.",
    },
    {
      question: "Which fuel do I mix?",
      answer:
        "Two-stroke engines burn petrol with two-stroke oil, at the ratio in the manual of the machine. Mix only what you use in a few weeks: old mixture is the commonest reason for a hard start.",
    },
    {
      question: "Is there a subsidy?",
      answer:
        "Under SMAM, the government’s agricultural mechanisation scheme, farmers can apply for help with the price of some machines. Ask at any branch which machines qualify and what to bring.",
    },
  ],
};

/** The category's own questions; null for a category that has none. */
export function findQuestions(category: string): readonly Question[] | null {
  return Object.hasOwn(categoryQuestions, category) ? categoryQuestions[category as QuestionCategory] : null;
}

/** What every other category shows (the specification, document 2 §3). */
export const commonQuestions: readonly Question[] = categoryQuestions.chainsaws;

/** The six entries of the contact page. */
export const contactQuestions: readonly Question[] = [
  {
    question: "Can I return a product?",
    answer:
      "Unused products can be returned within 30 days, in the original packaging, with the receipt and all accessories.",
  },
  {
    question: "How long is the warranty?",
    answer: "Most power tools carry a 2-year warranty; outdoor products typically 3 years.",
  },
  {
    question: "Where do you repair machines?",
    answer: "Repairs go through authorized service centers. Bring the machine to a branch and we take it from there.",
  },
  {
    question: "When can I get technical support?",
    answer: `Technical support is available during business hours: ${company.contactHours}.`,
  },
  {
    question: "How soon will you answer?",
    answer: `We reply ${company.replyPromise}.`,
  },
  {
    question: "Do you sell parts and accessories?",
    answer: "Yes. Choose Replacement Parts as the subject and give the model, so that we send the part that fits.",
  },
];
