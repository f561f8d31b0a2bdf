/** Reads "yes" and "no" as shops of many countries write them. */

const YES = new Set(
  `yes y true 1 ✓ ✔ included available
  ja j jah jā oui sí si sim tak ano áno da да так ναι igen kyllä taip evet po ya có ndiyo
  हाँ हां होय হ্যাঁ ಹೌದು അതെ ഉണ്ട് ஆம் అవును ہاں نعم 是 有 はい 예 네`.split(/\s+/),
);
const NO = new Set(
  `no n false 0 ✗ none
  nein nee nej nei non não nao nie ne nē nu нет не ні όχι nem ei hayır hayir tidak không hapana
  नहीं नाही না ಇಲ್ಲ ഇല്ല இல்லை కాదు లేదు نہیں لا 否 無 いいえ 아니요`.split(/\s+/),
);

/** Null for any other text. */
export function readYesOrNo(text: string): "Yes" | "No" | null {
  const word = text.trim().normalize().toLowerCase();
  if (YES.has(word)) return "Yes";
  return NO.has(word) || word === "not included" || word === "not available" ? "No" : null;
}
