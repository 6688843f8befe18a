// Written by `npm run generate`; edit the schemas instead.
var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function __require() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};

// node_modules/ajv/dist/runtime/ucs2length.js
var require_ucs2length = __commonJS({
  "node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    function ucs2length(str) {
      const len = str.length;
      let length = 0;
      let pos = 0;
      let value;
      while (pos < len) {
        length++;
        value = str.charCodeAt(pos++);
        if (value >= 55296 && value <= 56319 && pos < len) {
          value = str.charCodeAt(pos);
          if ((value & 64512) === 56320)
            pos++;
        }
      }
      return length;
    }
    exports.default = ucs2length;
    ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
});

// src/engine/formats.ts
var label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;
var mailbox = /^[a-z0-9!#$%&'*+/=?^_`{|}~-][a-z0-9.!#$%&'*+/=?^_`{|}~-]{0,63}$/i;
var afterHost = /^(?::\d{1,5})?(?:[/?#][^\s"<>\\]*)?$/;
var rootRelative = /^\/(?![/\\])[^\s"<>\\]*$/;
var usPhone = /^\(?\d{3}\)?[-.]?\d{3}[-.]?\d{4}$/;
var plusPhone = /^\+\d{10,12}$/;
var calendarDate = /^(\d{4})-(\d\d)-(\d\d)$/;
var clock = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
var instant = /^\d{4}-\d\d-\d\d[Tt](?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:[Zz]|[+-](?:[01]\d|2[0-3]):?[0-5]\d)$/;
var countries = "ADAEAFAGAIALAMAOAQARASATAUAWAXAZBABBBDBEBFBGBHBIBJBLBMBNBOBQBRBSBTBVBWBYBZCACCCDCFCGCHCICKCLCMCNCOCRCUCVCWCXCYCZDEDJDKDMDODZECEEEGEHERESETFIFJFKFMFOFRGAGBGDGEGFGGGHGIGLGMGNGPGQGRGSGTGUGWGYHKHMHNHRHTHUIDIEILIMINIOIQIRISITJEJMJOJPKEKGKHKIKMKNKPKRKWKYKZLALBLCLILKLRLSLTLULVLYMAMCMDMEMFMGMHMKMLMMMNMOMPMQMRMSMTMUMVMWMXMYMZNANCNENFNGNINLNONPNRNUNZOMPAPEPFPGPHPKPLPMPNPRPSPTPWPYQARERORSRURWSASBSCSDSESGSHSISJSKSLSMSNSOSRSSSTSVSXSYSZTCTDTFTGTHTJTKTLTMTNTOTRTTTVTWTZUAUGUMUSUYUZVAVCVEVGVIVNVUWFWSYEYTZAZMZW";
function isHostname(text) {
  return text.length > 0 && text.length <= 253 && text.split(".").every((part) => label.test(part));
}
function isSiteHost(text) {
  return isHostname(text) && (text.includes(".") || text.toLowerCase() === "localhost");
}
function isEmail(text) {
  const at = text.lastIndexOf("@");
  if (at < 1 || text.length > 254) return false;
  const local = text.slice(0, at);
  const host = text.slice(at + 1);
  return mailbox.test(local) && !local.endsWith(".") && !local.includes("..") && host.includes(".") && isHostname(host);
}
function isEmailList(text) {
  return text.split(/[,;]/).every((part) => isEmail(part.trim()));
}
function isSite(text) {
  const end = text.search(/[:/?#]/);
  const host = end < 0 ? text : text.slice(0, end);
  return isSiteHost(host) && afterHost.test(end < 0 ? "" : text.slice(end));
}
function isHttpsUrl(text) {
  return /^https:\/\//i.test(text) && isSite(text.slice(8));
}
function isPhone(text) {
  if (text.length > 40) return false;
  const digits = text.replaceAll(" ", "");
  return plusPhone.test(digits) || usPhone.test(digits);
}
function isDate(text) {
  const parts = calendarDate.exec(text);
  if (!parts) return false;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  return month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}
function isCountry(text) {
  if (text.length !== 2) return false;
  for (let at = countries.indexOf(text); at >= 0; at = countries.indexOf(text, at + 1)) if (at % 2 === 0) return true;
  return false;
}
function isAssetUrl(text) {
  return rootRelative.test(text) || isHttpsUrl(text);
}
var formats = {
  email: isEmail,
  /** One or more addresses separated by comma or semicolon. */
  "email-list": isEmailList,
  /** A web address; `http://` or `https://` may be left out. */
  url: (text) => isSite(text.replace(/^https?:\/\//i, "")),
  "https-url": isHttpsUrl,
  "asset-url": isAssetUrl,
  /** A plus and 10–12 digits, 10 digits, or the common `(012) 345-6789` forms; spaces do not matter. */
  "phone-za": isPhone,
  "time-of-day": clock,
  date: isDate,
  "date-time": (text) => instant.test(text) && isDate(text.slice(0, 10)),
  colour: /^#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i,
  /** Any text: the server cleans it before storing. */
  html: () => true,
  /** One to three numbers: `4`, `4.2`, `4.2.1`. */
  version: /^\d{1,9}(?:\.\d{1,9}){0,2}$/,
  country: isCountry,
  hostname: isHostname,
  /** The letters and digits that a provider's waybill numbers begin with. */
  "tracking-prefix": /^[A-Z0-9]{1,10}$/,
  status: /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/
};

// src/engine/ajv-formats.ts
var ordered = ["date", "time-of-day"];
var compare = (left, right) => left < right ? -1 : left > right ? 1 : 0;
var ajvFormats = Object.fromEntries(
  Object.entries(formats).map(([name, validate]) => [name, ordered.includes(name) ? { validate, compare } : validate])
);

// virtual:all.js
var settings$url = validate0;
var formats0 = ajvFormats["https-url"];
var func0 = require_ucs2length().default;
function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate0.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (func0(data) > 2048) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (!formats0(data)) {
      const err1 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "https-url" }, message: 'must match format "https-url"' };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate0.errors = vErrors;
  return errors === 0;
}
validate0.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$privacy_url = validate1;
function validate1(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (func0(data) > 2048) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (!formats0(data)) {
      const err1 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "https-url" }, message: 'must match format "https-url"' };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate1.errors = vErrors;
  return errors === 0;
}
validate1.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$terms_url = validate2;
function validate2(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate2.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (func0(data) > 2048) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (!formats0(data)) {
      const err1 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "https-url" }, message: 'must match format "https-url"' };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate2.errors = vErrors;
  return errors === 0;
}
validate2.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$google_login_enabled = validate3;
function validate3(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate3.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "boolean") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate3.errors = vErrors;
  return errors === 0;
}
validate3.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$google_login_client_id = validate4;
var pattern0 = new RegExp("^[0-9]+-[a-z0-9]+\\.apps\\.googleusercontent\\.com$", "u");
function validate4(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate4.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (func0(data) > 120) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 120 }, message: "must NOT have more than 120 characters" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (!pattern0.test(data)) {
      const err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[0-9]+-[a-z0-9]+\\.apps\\.googleusercontent\\.com$" }, message: 'must match pattern "^[0-9]+-[a-z0-9]+\\.apps\\.googleusercontent\\.com$"' };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate4.errors = vErrors;
  return errors === 0;
}
validate4.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$apple_login_enabled = validate5;
function validate5(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate5.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "boolean") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate5.errors = vErrors;
  return errors === 0;
}
validate5.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$apple_login_client_id = validate6;
var pattern1 = new RegExp("^[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+$", "u");
function validate6(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate6.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (func0(data) > 120) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 120 }, message: "must NOT have more than 120 characters" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (!pattern1.test(data)) {
      const err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+$" }, message: 'must match pattern "^[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+$"' };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate6.errors = vErrors;
  return errors === 0;
}
validate6.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$apple_login_team_id = validate7;
var pattern2 = new RegExp("^[A-Z0-9]{10}$", "u");
function validate7(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate7.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (func0(data) > 10) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (!pattern2.test(data)) {
      const err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[A-Z0-9]{10}$" }, message: 'must match pattern "^[A-Z0-9]{10}$"' };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate7.errors = vErrors;
  return errors === 0;
}
validate7.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$apple_login_key_id = validate8;
function validate8(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate8.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (func0(data) > 10) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (!pattern2.test(data)) {
      const err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[A-Z0-9]{10}$" }, message: 'must match pattern "^[A-Z0-9]{10}$"' };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate8.errors = vErrors;
  return errors === 0;
}
validate8.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$apple_login_private_key = validate9;
var pattern4 = new RegExp("^\\s*-----BEGIN PRIVATE KEY-----[A-Za-z0-9+/=\\s]+-----END PRIVATE KEY-----\\s*$", "u");
function validate9(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate9.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (func0(data) > 4096) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (!pattern4.test(data)) {
      const err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^\\s*-----BEGIN PRIVATE KEY-----[A-Za-z0-9+/=\\s]+-----END PRIVATE KEY-----\\s*$" }, message: 'must match pattern "^\\s*-----BEGIN PRIVATE KEY-----[A-Za-z0-9+/=\\s]+-----END PRIVATE KEY-----\\s*$"' };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate9.errors = vErrors;
  return errors === 0;
}
validate9.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$provider_title = validate10;
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate10.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (func0(data) > 120) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 120 }, message: "must NOT have more than 120 characters" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (func0(data) < 1) {
      const err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate10.errors = vErrors;
  return errors === 0;
}
validate10.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$logo_url = validate11;
var formats6 = ajvFormats["asset-url"];
function validate11(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate11.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (func0(data) > 2048) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (!formats6(data)) {
      const err1 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "asset-url" }, message: 'must match format "asset-url"' };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate11.errors = vErrors;
  return errors === 0;
}
validate11.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$navigation_logo_url = validate12;
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate12.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (func0(data) > 2048) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (!formats6(data)) {
      const err1 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "asset-url" }, message: 'must match format "asset-url"' };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate12.errors = vErrors;
  return errors === 0;
}
validate12.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$favicon_url = validate13;
function validate13(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate13.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (func0(data) > 2048) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (!formats6(data)) {
      const err1 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "asset-url" }, message: 'must match format "asset-url"' };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate13.errors = vErrors;
  return errors === 0;
}
validate13.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$work_hours_from = validate14;
var formats12 = ajvFormats["time-of-day"];
var pattern5 = new RegExp("^([01][0-9]|2[0-3]):(00|30)$", "u");
function validate14(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate14.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (func0(data) > 5) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 5 }, message: "must NOT have more than 5 characters" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (!pattern5.test(data)) {
      const err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^([01][0-9]|2[0-3]):(00|30)$" }, message: 'must match pattern "^([01][0-9]|2[0-3]):(00|30)$"' };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (!formats12.validate.test(data)) {
      const err2 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "time-of-day" }, message: 'must match format "time-of-day"' };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate14.errors = vErrors;
  return errors === 0;
}
validate14.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$work_hours_to = validate15;
function validate15(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate15.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (func0(data) > 5) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 5 }, message: "must NOT have more than 5 characters" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (!pattern5.test(data)) {
      const err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^([01][0-9]|2[0-3]):(00|30)$" }, message: 'must match pattern "^([01][0-9]|2[0-3]):(00|30)$"' };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (!formats12.validate.test(data)) {
      const err2 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "time-of-day" }, message: 'must match format "time-of-day"' };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate15.errors = vErrors;
  return errors === 0;
}
validate15.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$office_closed_days = validate16;
var formats16 = ajvFormats.date;
function validate16(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate16.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (Array.isArray(data)) {
    if (data.length > 60) {
      const err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 60 }, message: "must NOT have more than 60 items" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      let data0 = data[i0];
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.id === void 0) {
          const err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data0.date === void 0) {
          const err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "date" }, message: "must have required property 'date'" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data0.reason === void 0) {
          const err3 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        for (const key0 in data0) {
          if (!(key0 === "id" || key0 === "date" || key0 === "reason")) {
            const err4 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
        if (data0.id !== void 0) {
          let data1 = data0.id;
          if (typeof data1 === "string") {
            if (func0(data1) > 36) {
              const err5 = { instancePath: instancePath + "/" + i0 + "/id", schemaPath: "#/items/properties/id/maxLength", keyword: "maxLength", params: { limit: 36 }, message: "must NOT have more than 36 characters" };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
          } else {
            const err6 = { instancePath: instancePath + "/" + i0 + "/id", schemaPath: "#/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
        if (data0.date !== void 0) {
          let data2 = data0.date;
          if (typeof data2 === "string") {
            if (func0(data2) > 10) {
              const err7 = { instancePath: instancePath + "/" + i0 + "/date", schemaPath: "#/items/properties/date/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
            if (!formats16.validate(data2)) {
              const err8 = { instancePath: instancePath + "/" + i0 + "/date", schemaPath: "#/items/properties/date/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
          } else {
            const err9 = { instancePath: instancePath + "/" + i0 + "/date", schemaPath: "#/items/properties/date/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
        if (data0.reason !== void 0) {
          let data3 = data0.reason;
          if (typeof data3 === "string") {
            if (func0(data3) > 80) {
              const err10 = { instancePath: instancePath + "/" + i0 + "/reason", schemaPath: "#/items/properties/reason/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
            if (func0(data3) < 1) {
              const err11 = { instancePath: instancePath + "/" + i0 + "/reason", schemaPath: "#/items/properties/reason/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
          } else {
            const err12 = { instancePath: instancePath + "/" + i0 + "/reason", schemaPath: "#/items/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
        }
      } else {
        const err13 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
  } else {
    const err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
    if (vErrors === null) {
      vErrors = [err14];
    } else {
      vErrors.push(err14);
    }
    errors++;
  }
  validate16.errors = vErrors;
  return errors === 0;
}
validate16.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
var settings$support_email_address = validate17;
var formats18 = ajvFormats["email-list"];
function validate17(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate17.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (func0(data) > 500) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (!formats18(data)) {
      const err1 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "email-list" }, message: 'must match format "email-list"' };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate17.errors = vErrors;
  return errors === 0;
}
validate17.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$support_contact_number = validate18;
var formats20 = ajvFormats["phone-za"];
function validate18(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate18.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (func0(data) > 20) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 20 }, message: "must NOT have more than 20 characters" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (!formats20(data)) {
      const err1 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "phone-za" }, message: 'must match format "phone-za"' };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate18.errors = vErrors;
  return errors === 0;
}
validate18.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$support_whatsapp_number = validate19;
function validate19(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate19.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (func0(data) > 20) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 20 }, message: "must NOT have more than 20 characters" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (!formats20(data)) {
      const err1 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "phone-za" }, message: 'must match format "phone-za"' };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate19.errors = vErrors;
  return errors === 0;
}
validate19.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$dashboard_undelivered_shipments_duration = validate20;
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate20.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (typeof data == "number" && isFinite(data)) {
    if (data > 365 || isNaN(data)) {
      const err1 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 365 }, message: "must be <= 365" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data < 0 || isNaN(data)) {
      const err2 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
  }
  validate20.errors = vErrors;
  return errors === 0;
}
validate20.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$dashboard_undelivered_shipments_exclude_statuses = validate21;
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate21.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (Array.isArray(data)) {
    if (data.length > 37) {
      const err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 37 }, message: "must NOT have more than 37 items" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      let data0 = data[i0];
      if (typeof data0 !== "string") {
        const err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      const _errs3 = errors;
      let valid2 = false;
      let passing0 = null;
      const _errs4 = errors;
      if ("quote" !== data0) {
        const err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/0/const", keyword: "const", params: { allowedValue: "quote" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      var _valid0 = _errs4 === errors;
      if (_valid0) {
        valid2 = true;
        passing0 = 0;
      }
      const _errs5 = errors;
      if ("quote-expired" !== data0) {
        const err3 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/1/const", keyword: "const", params: { allowedValue: "quote-expired" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      var _valid0 = _errs5 === errors;
      if (_valid0 && valid2) {
        valid2 = false;
        passing0 = [passing0, 1];
      } else {
        if (_valid0) {
          valid2 = true;
          passing0 = 1;
        }
        const _errs6 = errors;
        if ("payment-pending" !== data0) {
          const err4 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/2/const", keyword: "const", params: { allowedValue: "payment-pending" }, message: "must be equal to constant" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        var _valid0 = _errs6 === errors;
        if (_valid0 && valid2) {
          valid2 = false;
          passing0 = [passing0, 2];
        } else {
          if (_valid0) {
            valid2 = true;
            passing0 = 2;
          }
          const _errs7 = errors;
          if ("payment-failed" !== data0) {
            const err5 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/3/const", keyword: "const", params: { allowedValue: "payment-failed" }, message: "must be equal to constant" };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
          var _valid0 = _errs7 === errors;
          if (_valid0 && valid2) {
            valid2 = false;
            passing0 = [passing0, 3];
          } else {
            if (_valid0) {
              valid2 = true;
              passing0 = 3;
            }
            const _errs8 = errors;
            if ("submitted" !== data0) {
              const err6 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/4/const", keyword: "const", params: { allowedValue: "submitted" }, message: "must be equal to constant" };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
            var _valid0 = _errs8 === errors;
            if (_valid0 && valid2) {
              valid2 = false;
              passing0 = [passing0, 4];
            } else {
              if (_valid0) {
                valid2 = true;
                passing0 = 4;
              }
              const _errs9 = errors;
              if ("outsourced" !== data0) {
                const err7 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/5/const", keyword: "const", params: { allowedValue: "outsourced" }, message: "must be equal to constant" };
                if (vErrors === null) {
                  vErrors = [err7];
                } else {
                  vErrors.push(err7);
                }
                errors++;
              }
              var _valid0 = _errs9 === errors;
              if (_valid0 && valid2) {
                valid2 = false;
                passing0 = [passing0, 5];
              } else {
                if (_valid0) {
                  valid2 = true;
                  passing0 = 5;
                }
                const _errs10 = errors;
                if ("collection-assigned" !== data0) {
                  const err8 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/6/const", keyword: "const", params: { allowedValue: "collection-assigned" }, message: "must be equal to constant" };
                  if (vErrors === null) {
                    vErrors = [err8];
                  } else {
                    vErrors.push(err8);
                  }
                  errors++;
                }
                var _valid0 = _errs10 === errors;
                if (_valid0 && valid2) {
                  valid2 = false;
                  passing0 = [passing0, 6];
                } else {
                  if (_valid0) {
                    valid2 = true;
                    passing0 = 6;
                  }
                  const _errs11 = errors;
                  if ("awaiting-dropoff" !== data0) {
                    const err9 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/7/const", keyword: "const", params: { allowedValue: "awaiting-dropoff" }, message: "must be equal to constant" };
                    if (vErrors === null) {
                      vErrors = [err9];
                    } else {
                      vErrors.push(err9);
                    }
                    errors++;
                  }
                  var _valid0 = _errs11 === errors;
                  if (_valid0 && valid2) {
                    valid2 = false;
                    passing0 = [passing0, 7];
                  } else {
                    if (_valid0) {
                      valid2 = true;
                      passing0 = 7;
                    }
                    const _errs12 = errors;
                    if ("collection-unassigned" !== data0) {
                      const err10 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/8/const", keyword: "const", params: { allowedValue: "collection-unassigned" }, message: "must be equal to constant" };
                      if (vErrors === null) {
                        vErrors = [err10];
                      } else {
                        vErrors.push(err10);
                      }
                      errors++;
                    }
                    var _valid0 = _errs12 === errors;
                    if (_valid0 && valid2) {
                      valid2 = false;
                      passing0 = [passing0, 8];
                    } else {
                      if (_valid0) {
                        valid2 = true;
                        passing0 = 8;
                      }
                      const _errs13 = errors;
                      if ("collection-rejected" !== data0) {
                        const err11 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/9/const", keyword: "const", params: { allowedValue: "collection-rejected" }, message: "must be equal to constant" };
                        if (vErrors === null) {
                          vErrors = [err11];
                        } else {
                          vErrors.push(err11);
                        }
                        errors++;
                      }
                      var _valid0 = _errs13 === errors;
                      if (_valid0 && valid2) {
                        valid2 = false;
                        passing0 = [passing0, 9];
                      } else {
                        if (_valid0) {
                          valid2 = true;
                          passing0 = 9;
                        }
                        const _errs14 = errors;
                        if ("collection-exception" !== data0) {
                          const err12 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/10/const", keyword: "const", params: { allowedValue: "collection-exception" }, message: "must be equal to constant" };
                          if (vErrors === null) {
                            vErrors = [err12];
                          } else {
                            vErrors.push(err12);
                          }
                          errors++;
                        }
                        var _valid0 = _errs14 === errors;
                        if (_valid0 && valid2) {
                          valid2 = false;
                          passing0 = [passing0, 10];
                        } else {
                          if (_valid0) {
                            valid2 = true;
                            passing0 = 10;
                          }
                          const _errs15 = errors;
                          if ("collection-failed-attempt" !== data0) {
                            const err13 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/11/const", keyword: "const", params: { allowedValue: "collection-failed-attempt" }, message: "must be equal to constant" };
                            if (vErrors === null) {
                              vErrors = [err13];
                            } else {
                              vErrors.push(err13);
                            }
                            errors++;
                          }
                          var _valid0 = _errs15 === errors;
                          if (_valid0 && valid2) {
                            valid2 = false;
                            passing0 = [passing0, 11];
                          } else {
                            if (_valid0) {
                              valid2 = true;
                              passing0 = 11;
                            }
                            const _errs16 = errors;
                            if ("collected" !== data0) {
                              const err14 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/12/const", keyword: "const", params: { allowedValue: "collected" }, message: "must be equal to constant" };
                              if (vErrors === null) {
                                vErrors = [err14];
                              } else {
                                vErrors.push(err14);
                              }
                              errors++;
                            }
                            var _valid0 = _errs16 === errors;
                            if (_valid0 && valid2) {
                              valid2 = false;
                              passing0 = [passing0, 12];
                            } else {
                              if (_valid0) {
                                valid2 = true;
                                passing0 = 12;
                              }
                              const _errs17 = errors;
                              if ("at-hub" !== data0) {
                                const err15 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/13/const", keyword: "const", params: { allowedValue: "at-hub" }, message: "must be equal to constant" };
                                if (vErrors === null) {
                                  vErrors = [err15];
                                } else {
                                  vErrors.push(err15);
                                }
                                errors++;
                              }
                              var _valid0 = _errs17 === errors;
                              if (_valid0 && valid2) {
                                valid2 = false;
                                passing0 = [passing0, 13];
                              } else {
                                if (_valid0) {
                                  valid2 = true;
                                  passing0 = 13;
                                }
                                const _errs18 = errors;
                                if ("manifested" !== data0) {
                                  const err16 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/14/const", keyword: "const", params: { allowedValue: "manifested" }, message: "must be equal to constant" };
                                  if (vErrors === null) {
                                    vErrors = [err16];
                                  } else {
                                    vErrors.push(err16);
                                  }
                                  errors++;
                                }
                                var _valid0 = _errs18 === errors;
                                if (_valid0 && valid2) {
                                  valid2 = false;
                                  passing0 = [passing0, 14];
                                } else {
                                  if (_valid0) {
                                    valid2 = true;
                                    passing0 = 14;
                                  }
                                  const _errs19 = errors;
                                  if ("ready-for-dispatch" !== data0) {
                                    const err17 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/15/const", keyword: "const", params: { allowedValue: "ready-for-dispatch" }, message: "must be equal to constant" };
                                    if (vErrors === null) {
                                      vErrors = [err17];
                                    } else {
                                      vErrors.push(err17);
                                    }
                                    errors++;
                                  }
                                  var _valid0 = _errs19 === errors;
                                  if (_valid0 && valid2) {
                                    valid2 = false;
                                    passing0 = [passing0, 15];
                                  } else {
                                    if (_valid0) {
                                      valid2 = true;
                                      passing0 = 15;
                                    }
                                    const _errs20 = errors;
                                    if ("in-transit" !== data0) {
                                      const err18 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/16/const", keyword: "const", params: { allowedValue: "in-transit" }, message: "must be equal to constant" };
                                      if (vErrors === null) {
                                        vErrors = [err18];
                                      } else {
                                        vErrors.push(err18);
                                      }
                                      errors++;
                                    }
                                    var _valid0 = _errs20 === errors;
                                    if (_valid0 && valid2) {
                                      valid2 = false;
                                      passing0 = [passing0, 16];
                                    } else {
                                      if (_valid0) {
                                        valid2 = true;
                                        passing0 = 16;
                                      }
                                      const _errs21 = errors;
                                      if ("at-destination-hub" !== data0) {
                                        const err19 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/17/const", keyword: "const", params: { allowedValue: "at-destination-hub" }, message: "must be equal to constant" };
                                        if (vErrors === null) {
                                          vErrors = [err19];
                                        } else {
                                          vErrors.push(err19);
                                        }
                                        errors++;
                                      }
                                      var _valid0 = _errs21 === errors;
                                      if (_valid0 && valid2) {
                                        valid2 = false;
                                        passing0 = [passing0, 17];
                                      } else {
                                        if (_valid0) {
                                          valid2 = true;
                                          passing0 = 17;
                                        }
                                        const _errs22 = errors;
                                        if ("returned-to-hub" !== data0) {
                                          const err20 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/18/const", keyword: "const", params: { allowedValue: "returned-to-hub" }, message: "must be equal to constant" };
                                          if (vErrors === null) {
                                            vErrors = [err20];
                                          } else {
                                            vErrors.push(err20);
                                          }
                                          errors++;
                                        }
                                        var _valid0 = _errs22 === errors;
                                        if (_valid0 && valid2) {
                                          valid2 = false;
                                          passing0 = [passing0, 18];
                                        } else {
                                          if (_valid0) {
                                            valid2 = true;
                                            passing0 = 18;
                                          }
                                          const _errs23 = errors;
                                          if ("delivery-assigned" !== data0) {
                                            const err21 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/19/const", keyword: "const", params: { allowedValue: "delivery-assigned" }, message: "must be equal to constant" };
                                            if (vErrors === null) {
                                              vErrors = [err21];
                                            } else {
                                              vErrors.push(err21);
                                            }
                                            errors++;
                                          }
                                          var _valid0 = _errs23 === errors;
                                          if (_valid0 && valid2) {
                                            valid2 = false;
                                            passing0 = [passing0, 19];
                                          } else {
                                            if (_valid0) {
                                              valid2 = true;
                                              passing0 = 19;
                                            }
                                            const _errs24 = errors;
                                            if ("delivery-unassigned" !== data0) {
                                              const err22 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/20/const", keyword: "const", params: { allowedValue: "delivery-unassigned" }, message: "must be equal to constant" };
                                              if (vErrors === null) {
                                                vErrors = [err22];
                                              } else {
                                                vErrors.push(err22);
                                              }
                                              errors++;
                                            }
                                            var _valid0 = _errs24 === errors;
                                            if (_valid0 && valid2) {
                                              valid2 = false;
                                              passing0 = [passing0, 20];
                                            } else {
                                              if (_valid0) {
                                                valid2 = true;
                                                passing0 = 20;
                                              }
                                              const _errs25 = errors;
                                              if ("delivery-rejected" !== data0) {
                                                const err23 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/21/const", keyword: "const", params: { allowedValue: "delivery-rejected" }, message: "must be equal to constant" };
                                                if (vErrors === null) {
                                                  vErrors = [err23];
                                                } else {
                                                  vErrors.push(err23);
                                                }
                                                errors++;
                                              }
                                              var _valid0 = _errs25 === errors;
                                              if (_valid0 && valid2) {
                                                valid2 = false;
                                                passing0 = [passing0, 21];
                                              } else {
                                                if (_valid0) {
                                                  valid2 = true;
                                                  passing0 = 21;
                                                }
                                                const _errs26 = errors;
                                                if ("bob-box-reservation-failed" !== data0) {
                                                  const err24 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/22/const", keyword: "const", params: { allowedValue: "bob-box-reservation-failed" }, message: "must be equal to constant" };
                                                  if (vErrors === null) {
                                                    vErrors = [err24];
                                                  } else {
                                                    vErrors.push(err24);
                                                  }
                                                  errors++;
                                                }
                                                var _valid0 = _errs26 === errors;
                                                if (_valid0 && valid2) {
                                                  valid2 = false;
                                                  passing0 = [passing0, 22];
                                                } else {
                                                  if (_valid0) {
                                                    valid2 = true;
                                                    passing0 = 22;
                                                  }
                                                  const _errs27 = errors;
                                                  if ("out-for-delivery" !== data0) {
                                                    const err25 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/23/const", keyword: "const", params: { allowedValue: "out-for-delivery" }, message: "must be equal to constant" };
                                                    if (vErrors === null) {
                                                      vErrors = [err25];
                                                    } else {
                                                      vErrors.push(err25);
                                                    }
                                                    errors++;
                                                  }
                                                  var _valid0 = _errs27 === errors;
                                                  if (_valid0 && valid2) {
                                                    valid2 = false;
                                                    passing0 = [passing0, 23];
                                                  } else {
                                                    if (_valid0) {
                                                      valid2 = true;
                                                      passing0 = 23;
                                                    }
                                                    const _errs28 = errors;
                                                    if ("delivery-exception" !== data0) {
                                                      const err26 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/24/const", keyword: "const", params: { allowedValue: "delivery-exception" }, message: "must be equal to constant" };
                                                      if (vErrors === null) {
                                                        vErrors = [err26];
                                                      } else {
                                                        vErrors.push(err26);
                                                      }
                                                      errors++;
                                                    }
                                                    var _valid0 = _errs28 === errors;
                                                    if (_valid0 && valid2) {
                                                      valid2 = false;
                                                      passing0 = [passing0, 24];
                                                    } else {
                                                      if (_valid0) {
                                                        valid2 = true;
                                                        passing0 = 24;
                                                      }
                                                      const _errs29 = errors;
                                                      if ("delivery-failed-attempt" !== data0) {
                                                        const err27 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/25/const", keyword: "const", params: { allowedValue: "delivery-failed-attempt" }, message: "must be equal to constant" };
                                                        if (vErrors === null) {
                                                          vErrors = [err27];
                                                        } else {
                                                          vErrors.push(err27);
                                                        }
                                                        errors++;
                                                      }
                                                      var _valid0 = _errs29 === errors;
                                                      if (_valid0 && valid2) {
                                                        valid2 = false;
                                                        passing0 = [passing0, 25];
                                                      } else {
                                                        if (_valid0) {
                                                          valid2 = true;
                                                          passing0 = 25;
                                                        }
                                                        const _errs30 = errors;
                                                        if ("in-locker" !== data0) {
                                                          const err28 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/26/const", keyword: "const", params: { allowedValue: "in-locker" }, message: "must be equal to constant" };
                                                          if (vErrors === null) {
                                                            vErrors = [err28];
                                                          } else {
                                                            vErrors.push(err28);
                                                          }
                                                          errors++;
                                                        }
                                                        var _valid0 = _errs30 === errors;
                                                        if (_valid0 && valid2) {
                                                          valid2 = false;
                                                          passing0 = [passing0, 26];
                                                        } else {
                                                          if (_valid0) {
                                                            valid2 = true;
                                                            passing0 = 26;
                                                          }
                                                          const _errs31 = errors;
                                                          if ("ready-for-pickup" !== data0) {
                                                            const err29 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/27/const", keyword: "const", params: { allowedValue: "ready-for-pickup" }, message: "must be equal to constant" };
                                                            if (vErrors === null) {
                                                              vErrors = [err29];
                                                            } else {
                                                              vErrors.push(err29);
                                                            }
                                                            errors++;
                                                          }
                                                          var _valid0 = _errs31 === errors;
                                                          if (_valid0 && valid2) {
                                                            valid2 = false;
                                                            passing0 = [passing0, 27];
                                                          } else {
                                                            if (_valid0) {
                                                              valid2 = true;
                                                              passing0 = 27;
                                                            }
                                                            const _errs32 = errors;
                                                            if ("collect-and-return-to-hub" !== data0) {
                                                              const err30 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/28/const", keyword: "const", params: { allowedValue: "collect-and-return-to-hub" }, message: "must be equal to constant" };
                                                              if (vErrors === null) {
                                                                vErrors = [err30];
                                                              } else {
                                                                vErrors.push(err30);
                                                              }
                                                              errors++;
                                                            }
                                                            var _valid0 = _errs32 === errors;
                                                            if (_valid0 && valid2) {
                                                              valid2 = false;
                                                              passing0 = [passing0, 28];
                                                            } else {
                                                              if (_valid0) {
                                                                valid2 = true;
                                                                passing0 = 28;
                                                              }
                                                              const _errs33 = errors;
                                                              if ("collected-from-locker" !== data0) {
                                                                const err31 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/29/const", keyword: "const", params: { allowedValue: "collected-from-locker" }, message: "must be equal to constant" };
                                                                if (vErrors === null) {
                                                                  vErrors = [err31];
                                                                } else {
                                                                  vErrors.push(err31);
                                                                }
                                                                errors++;
                                                              }
                                                              var _valid0 = _errs33 === errors;
                                                              if (_valid0 && valid2) {
                                                                valid2 = false;
                                                                passing0 = [passing0, 29];
                                                              } else {
                                                                if (_valid0) {
                                                                  valid2 = true;
                                                                  passing0 = 29;
                                                                }
                                                                const _errs34 = errors;
                                                                if ("collected-from-counter" !== data0) {
                                                                  const err32 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/30/const", keyword: "const", params: { allowedValue: "collected-from-counter" }, message: "must be equal to constant" };
                                                                  if (vErrors === null) {
                                                                    vErrors = [err32];
                                                                  } else {
                                                                    vErrors.push(err32);
                                                                  }
                                                                  errors++;
                                                                }
                                                                var _valid0 = _errs34 === errors;
                                                                if (_valid0 && valid2) {
                                                                  valid2 = false;
                                                                  passing0 = [passing0, 30];
                                                                } else {
                                                                  if (_valid0) {
                                                                    valid2 = true;
                                                                    passing0 = 30;
                                                                  }
                                                                  const _errs35 = errors;
                                                                  if ("returned-to-sender" !== data0) {
                                                                    const err33 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/31/const", keyword: "const", params: { allowedValue: "returned-to-sender" }, message: "must be equal to constant" };
                                                                    if (vErrors === null) {
                                                                      vErrors = [err33];
                                                                    } else {
                                                                      vErrors.push(err33);
                                                                    }
                                                                    errors++;
                                                                  }
                                                                  var _valid0 = _errs35 === errors;
                                                                  if (_valid0 && valid2) {
                                                                    valid2 = false;
                                                                    passing0 = [passing0, 31];
                                                                  } else {
                                                                    if (_valid0) {
                                                                      valid2 = true;
                                                                      passing0 = 31;
                                                                    }
                                                                    const _errs36 = errors;
                                                                    if ("delivered" !== data0) {
                                                                      const err34 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/32/const", keyword: "const", params: { allowedValue: "delivered" }, message: "must be equal to constant" };
                                                                      if (vErrors === null) {
                                                                        vErrors = [err34];
                                                                      } else {
                                                                        vErrors.push(err34);
                                                                      }
                                                                      errors++;
                                                                    }
                                                                    var _valid0 = _errs36 === errors;
                                                                    if (_valid0 && valid2) {
                                                                      valid2 = false;
                                                                      passing0 = [passing0, 32];
                                                                    } else {
                                                                      if (_valid0) {
                                                                        valid2 = true;
                                                                        passing0 = 32;
                                                                      }
                                                                      const _errs37 = errors;
                                                                      if ("undeliverable" !== data0) {
                                                                        const err35 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/33/const", keyword: "const", params: { allowedValue: "undeliverable" }, message: "must be equal to constant" };
                                                                        if (vErrors === null) {
                                                                          vErrors = [err35];
                                                                        } else {
                                                                          vErrors.push(err35);
                                                                        }
                                                                        errors++;
                                                                      }
                                                                      var _valid0 = _errs37 === errors;
                                                                      if (_valid0 && valid2) {
                                                                        valid2 = false;
                                                                        passing0 = [passing0, 33];
                                                                      } else {
                                                                        if (_valid0) {
                                                                          valid2 = true;
                                                                          passing0 = 33;
                                                                        }
                                                                        const _errs38 = errors;
                                                                        if ("cancelled" !== data0) {
                                                                          const err36 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/34/const", keyword: "const", params: { allowedValue: "cancelled" }, message: "must be equal to constant" };
                                                                          if (vErrors === null) {
                                                                            vErrors = [err36];
                                                                          } else {
                                                                            vErrors.push(err36);
                                                                          }
                                                                          errors++;
                                                                        }
                                                                        var _valid0 = _errs38 === errors;
                                                                        if (_valid0 && valid2) {
                                                                          valid2 = false;
                                                                          passing0 = [passing0, 34];
                                                                        } else {
                                                                          if (_valid0) {
                                                                            valid2 = true;
                                                                            passing0 = 34;
                                                                          }
                                                                          const _errs39 = errors;
                                                                          if ("on-hold" !== data0) {
                                                                            const err37 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/35/const", keyword: "const", params: { allowedValue: "on-hold" }, message: "must be equal to constant" };
                                                                            if (vErrors === null) {
                                                                              vErrors = [err37];
                                                                            } else {
                                                                              vErrors.push(err37);
                                                                            }
                                                                            errors++;
                                                                          }
                                                                          var _valid0 = _errs39 === errors;
                                                                          if (_valid0 && valid2) {
                                                                            valid2 = false;
                                                                            passing0 = [passing0, 35];
                                                                          } else {
                                                                            if (_valid0) {
                                                                              valid2 = true;
                                                                              passing0 = 35;
                                                                            }
                                                                            const _errs40 = errors;
                                                                            if ("on-hold-internal" !== data0) {
                                                                              const err38 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/36/const", keyword: "const", params: { allowedValue: "on-hold-internal" }, message: "must be equal to constant" };
                                                                              if (vErrors === null) {
                                                                                vErrors = [err38];
                                                                              } else {
                                                                                vErrors.push(err38);
                                                                              }
                                                                              errors++;
                                                                            }
                                                                            var _valid0 = _errs40 === errors;
                                                                            if (_valid0 && valid2) {
                                                                              valid2 = false;
                                                                              passing0 = [passing0, 36];
                                                                            } else {
                                                                              if (_valid0) {
                                                                                valid2 = true;
                                                                                passing0 = 36;
                                                                              }
                                                                            }
                                                                          }
                                                                        }
                                                                      }
                                                                    }
                                                                  }
                                                                }
                                                              }
                                                            }
                                                          }
                                                        }
                                                      }
                                                    }
                                                  }
                                                }
                                              }
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
      if (!valid2) {
        const err39 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
        if (vErrors === null) {
          vErrors = [err39];
        } else {
          vErrors.push(err39);
        }
        errors++;
      } else {
        errors = _errs3;
        if (vErrors !== null) {
          if (_errs3) {
            vErrors.length = _errs3;
          } else {
            vErrors = null;
          }
        }
      }
    }
    let i1 = data.length;
    let j0;
    if (i1 > 1) {
      const indices0 = {};
      for (; i1--; ) {
        let item0 = data[i1];
        if (typeof item0 !== "string") {
          continue;
        }
        if (typeof indices0[item0] == "number") {
          j0 = indices0[item0];
          const err40 = { instancePath, schemaPath: "#/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" };
          if (vErrors === null) {
            vErrors = [err40];
          } else {
            vErrors.push(err40);
          }
          errors++;
          break;
        }
        indices0[item0] = i1;
      }
    }
  } else {
    const err41 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
    if (vErrors === null) {
      vErrors = [err41];
    } else {
      vErrors.push(err41);
    }
    errors++;
  }
  validate21.errors = vErrors;
  return errors === 0;
}
validate21.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
var settings$dashboard_uncollected_shipments_duration = validate22;
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate22.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (typeof data == "number" && isFinite(data)) {
    if (data > 365 || isNaN(data)) {
      const err1 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 365 }, message: "must be <= 365" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data < 0 || isNaN(data)) {
      const err2 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
  }
  validate22.errors = vErrors;
  return errors === 0;
}
validate22.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$dashboard_uncollected_shipments_date_to_use = validate23;
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate23.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  const _errs1 = errors;
  let valid0 = false;
  let passing0 = null;
  const _errs2 = errors;
  if ("collection_min_date" !== data) {
    const err1 = { instancePath, schemaPath: "#/oneOf/0/const", keyword: "const", params: { allowedValue: "collection_min_date" }, message: "must be equal to constant" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  var _valid0 = _errs2 === errors;
  if (_valid0) {
    valid0 = true;
    passing0 = 0;
  }
  const _errs3 = errors;
  if ("estimated_collection" !== data) {
    const err2 = { instancePath, schemaPath: "#/oneOf/1/const", keyword: "const", params: { allowedValue: "estimated_collection" }, message: "must be equal to constant" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  var _valid0 = _errs3 === errors;
  if (_valid0 && valid0) {
    valid0 = false;
    passing0 = [passing0, 1];
  } else {
    if (_valid0) {
      valid0 = true;
      passing0 = 1;
    }
    const _errs4 = errors;
    if ("time_created" !== data) {
      const err3 = { instancePath, schemaPath: "#/oneOf/2/const", keyword: "const", params: { allowedValue: "time_created" }, message: "must be equal to constant" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    var _valid0 = _errs4 === errors;
    if (_valid0 && valid0) {
      valid0 = false;
      passing0 = [passing0, 2];
    } else {
      if (_valid0) {
        valid0 = true;
        passing0 = 2;
      }
    }
  }
  if (!valid0) {
    const err4 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  } else {
    errors = _errs1;
    if (vErrors !== null) {
      if (_errs1) {
        vErrors.length = _errs1;
      } else {
        vErrors = null;
      }
    }
  }
  validate23.errors = vErrors;
  return errors === 0;
}
validate23.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$dashboard_uncollected_shipments_exclude_statuses = validate24;
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate24.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (Array.isArray(data)) {
    if (data.length > 37) {
      const err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 37 }, message: "must NOT have more than 37 items" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      let data0 = data[i0];
      if (typeof data0 !== "string") {
        const err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      const _errs3 = errors;
      let valid2 = false;
      let passing0 = null;
      const _errs4 = errors;
      if ("quote" !== data0) {
        const err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/0/const", keyword: "const", params: { allowedValue: "quote" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      var _valid0 = _errs4 === errors;
      if (_valid0) {
        valid2 = true;
        passing0 = 0;
      }
      const _errs5 = errors;
      if ("quote-expired" !== data0) {
        const err3 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/1/const", keyword: "const", params: { allowedValue: "quote-expired" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      var _valid0 = _errs5 === errors;
      if (_valid0 && valid2) {
        valid2 = false;
        passing0 = [passing0, 1];
      } else {
        if (_valid0) {
          valid2 = true;
          passing0 = 1;
        }
        const _errs6 = errors;
        if ("payment-pending" !== data0) {
          const err4 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/2/const", keyword: "const", params: { allowedValue: "payment-pending" }, message: "must be equal to constant" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        var _valid0 = _errs6 === errors;
        if (_valid0 && valid2) {
          valid2 = false;
          passing0 = [passing0, 2];
        } else {
          if (_valid0) {
            valid2 = true;
            passing0 = 2;
          }
          const _errs7 = errors;
          if ("payment-failed" !== data0) {
            const err5 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/3/const", keyword: "const", params: { allowedValue: "payment-failed" }, message: "must be equal to constant" };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
          var _valid0 = _errs7 === errors;
          if (_valid0 && valid2) {
            valid2 = false;
            passing0 = [passing0, 3];
          } else {
            if (_valid0) {
              valid2 = true;
              passing0 = 3;
            }
            const _errs8 = errors;
            if ("submitted" !== data0) {
              const err6 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/4/const", keyword: "const", params: { allowedValue: "submitted" }, message: "must be equal to constant" };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
            var _valid0 = _errs8 === errors;
            if (_valid0 && valid2) {
              valid2 = false;
              passing0 = [passing0, 4];
            } else {
              if (_valid0) {
                valid2 = true;
                passing0 = 4;
              }
              const _errs9 = errors;
              if ("outsourced" !== data0) {
                const err7 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/5/const", keyword: "const", params: { allowedValue: "outsourced" }, message: "must be equal to constant" };
                if (vErrors === null) {
                  vErrors = [err7];
                } else {
                  vErrors.push(err7);
                }
                errors++;
              }
              var _valid0 = _errs9 === errors;
              if (_valid0 && valid2) {
                valid2 = false;
                passing0 = [passing0, 5];
              } else {
                if (_valid0) {
                  valid2 = true;
                  passing0 = 5;
                }
                const _errs10 = errors;
                if ("collection-assigned" !== data0) {
                  const err8 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/6/const", keyword: "const", params: { allowedValue: "collection-assigned" }, message: "must be equal to constant" };
                  if (vErrors === null) {
                    vErrors = [err8];
                  } else {
                    vErrors.push(err8);
                  }
                  errors++;
                }
                var _valid0 = _errs10 === errors;
                if (_valid0 && valid2) {
                  valid2 = false;
                  passing0 = [passing0, 6];
                } else {
                  if (_valid0) {
                    valid2 = true;
                    passing0 = 6;
                  }
                  const _errs11 = errors;
                  if ("awaiting-dropoff" !== data0) {
                    const err9 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/7/const", keyword: "const", params: { allowedValue: "awaiting-dropoff" }, message: "must be equal to constant" };
                    if (vErrors === null) {
                      vErrors = [err9];
                    } else {
                      vErrors.push(err9);
                    }
                    errors++;
                  }
                  var _valid0 = _errs11 === errors;
                  if (_valid0 && valid2) {
                    valid2 = false;
                    passing0 = [passing0, 7];
                  } else {
                    if (_valid0) {
                      valid2 = true;
                      passing0 = 7;
                    }
                    const _errs12 = errors;
                    if ("collection-unassigned" !== data0) {
                      const err10 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/8/const", keyword: "const", params: { allowedValue: "collection-unassigned" }, message: "must be equal to constant" };
                      if (vErrors === null) {
                        vErrors = [err10];
                      } else {
                        vErrors.push(err10);
                      }
                      errors++;
                    }
                    var _valid0 = _errs12 === errors;
                    if (_valid0 && valid2) {
                      valid2 = false;
                      passing0 = [passing0, 8];
                    } else {
                      if (_valid0) {
                        valid2 = true;
                        passing0 = 8;
                      }
                      const _errs13 = errors;
                      if ("collection-rejected" !== data0) {
                        const err11 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/9/const", keyword: "const", params: { allowedValue: "collection-rejected" }, message: "must be equal to constant" };
                        if (vErrors === null) {
                          vErrors = [err11];
                        } else {
                          vErrors.push(err11);
                        }
                        errors++;
                      }
                      var _valid0 = _errs13 === errors;
                      if (_valid0 && valid2) {
                        valid2 = false;
                        passing0 = [passing0, 9];
                      } else {
                        if (_valid0) {
                          valid2 = true;
                          passing0 = 9;
                        }
                        const _errs14 = errors;
                        if ("collection-exception" !== data0) {
                          const err12 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/10/const", keyword: "const", params: { allowedValue: "collection-exception" }, message: "must be equal to constant" };
                          if (vErrors === null) {
                            vErrors = [err12];
                          } else {
                            vErrors.push(err12);
                          }
                          errors++;
                        }
                        var _valid0 = _errs14 === errors;
                        if (_valid0 && valid2) {
                          valid2 = false;
                          passing0 = [passing0, 10];
                        } else {
                          if (_valid0) {
                            valid2 = true;
                            passing0 = 10;
                          }
                          const _errs15 = errors;
                          if ("collection-failed-attempt" !== data0) {
                            const err13 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/11/const", keyword: "const", params: { allowedValue: "collection-failed-attempt" }, message: "must be equal to constant" };
                            if (vErrors === null) {
                              vErrors = [err13];
                            } else {
                              vErrors.push(err13);
                            }
                            errors++;
                          }
                          var _valid0 = _errs15 === errors;
                          if (_valid0 && valid2) {
                            valid2 = false;
                            passing0 = [passing0, 11];
                          } else {
                            if (_valid0) {
                              valid2 = true;
                              passing0 = 11;
                            }
                            const _errs16 = errors;
                            if ("collected" !== data0) {
                              const err14 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/12/const", keyword: "const", params: { allowedValue: "collected" }, message: "must be equal to constant" };
                              if (vErrors === null) {
                                vErrors = [err14];
                              } else {
                                vErrors.push(err14);
                              }
                              errors++;
                            }
                            var _valid0 = _errs16 === errors;
                            if (_valid0 && valid2) {
                              valid2 = false;
                              passing0 = [passing0, 12];
                            } else {
                              if (_valid0) {
                                valid2 = true;
                                passing0 = 12;
                              }
                              const _errs17 = errors;
                              if ("at-hub" !== data0) {
                                const err15 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/13/const", keyword: "const", params: { allowedValue: "at-hub" }, message: "must be equal to constant" };
                                if (vErrors === null) {
                                  vErrors = [err15];
                                } else {
                                  vErrors.push(err15);
                                }
                                errors++;
                              }
                              var _valid0 = _errs17 === errors;
                              if (_valid0 && valid2) {
                                valid2 = false;
                                passing0 = [passing0, 13];
                              } else {
                                if (_valid0) {
                                  valid2 = true;
                                  passing0 = 13;
                                }
                                const _errs18 = errors;
                                if ("manifested" !== data0) {
                                  const err16 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/14/const", keyword: "const", params: { allowedValue: "manifested" }, message: "must be equal to constant" };
                                  if (vErrors === null) {
                                    vErrors = [err16];
                                  } else {
                                    vErrors.push(err16);
                                  }
                                  errors++;
                                }
                                var _valid0 = _errs18 === errors;
                                if (_valid0 && valid2) {
                                  valid2 = false;
                                  passing0 = [passing0, 14];
                                } else {
                                  if (_valid0) {
                                    valid2 = true;
                                    passing0 = 14;
                                  }
                                  const _errs19 = errors;
                                  if ("ready-for-dispatch" !== data0) {
                                    const err17 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/15/const", keyword: "const", params: { allowedValue: "ready-for-dispatch" }, message: "must be equal to constant" };
                                    if (vErrors === null) {
                                      vErrors = [err17];
                                    } else {
                                      vErrors.push(err17);
                                    }
                                    errors++;
                                  }
                                  var _valid0 = _errs19 === errors;
                                  if (_valid0 && valid2) {
                                    valid2 = false;
                                    passing0 = [passing0, 15];
                                  } else {
                                    if (_valid0) {
                                      valid2 = true;
                                      passing0 = 15;
                                    }
                                    const _errs20 = errors;
                                    if ("in-transit" !== data0) {
                                      const err18 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/16/const", keyword: "const", params: { allowedValue: "in-transit" }, message: "must be equal to constant" };
                                      if (vErrors === null) {
                                        vErrors = [err18];
                                      } else {
                                        vErrors.push(err18);
                                      }
                                      errors++;
                                    }
                                    var _valid0 = _errs20 === errors;
                                    if (_valid0 && valid2) {
                                      valid2 = false;
                                      passing0 = [passing0, 16];
                                    } else {
                                      if (_valid0) {
                                        valid2 = true;
                                        passing0 = 16;
                                      }
                                      const _errs21 = errors;
                                      if ("at-destination-hub" !== data0) {
                                        const err19 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/17/const", keyword: "const", params: { allowedValue: "at-destination-hub" }, message: "must be equal to constant" };
                                        if (vErrors === null) {
                                          vErrors = [err19];
                                        } else {
                                          vErrors.push(err19);
                                        }
                                        errors++;
                                      }
                                      var _valid0 = _errs21 === errors;
                                      if (_valid0 && valid2) {
                                        valid2 = false;
                                        passing0 = [passing0, 17];
                                      } else {
                                        if (_valid0) {
                                          valid2 = true;
                                          passing0 = 17;
                                        }
                                        const _errs22 = errors;
                                        if ("returned-to-hub" !== data0) {
                                          const err20 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/18/const", keyword: "const", params: { allowedValue: "returned-to-hub" }, message: "must be equal to constant" };
                                          if (vErrors === null) {
                                            vErrors = [err20];
                                          } else {
                                            vErrors.push(err20);
                                          }
                                          errors++;
                                        }
                                        var _valid0 = _errs22 === errors;
                                        if (_valid0 && valid2) {
                                          valid2 = false;
                                          passing0 = [passing0, 18];
                                        } else {
                                          if (_valid0) {
                                            valid2 = true;
                                            passing0 = 18;
                                          }
                                          const _errs23 = errors;
                                          if ("delivery-assigned" !== data0) {
                                            const err21 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/19/const", keyword: "const", params: { allowedValue: "delivery-assigned" }, message: "must be equal to constant" };
                                            if (vErrors === null) {
                                              vErrors = [err21];
                                            } else {
                                              vErrors.push(err21);
                                            }
                                            errors++;
                                          }
                                          var _valid0 = _errs23 === errors;
                                          if (_valid0 && valid2) {
                                            valid2 = false;
                                            passing0 = [passing0, 19];
                                          } else {
                                            if (_valid0) {
                                              valid2 = true;
                                              passing0 = 19;
                                            }
                                            const _errs24 = errors;
                                            if ("delivery-unassigned" !== data0) {
                                              const err22 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/20/const", keyword: "const", params: { allowedValue: "delivery-unassigned" }, message: "must be equal to constant" };
                                              if (vErrors === null) {
                                                vErrors = [err22];
                                              } else {
                                                vErrors.push(err22);
                                              }
                                              errors++;
                                            }
                                            var _valid0 = _errs24 === errors;
                                            if (_valid0 && valid2) {
                                              valid2 = false;
                                              passing0 = [passing0, 20];
                                            } else {
                                              if (_valid0) {
                                                valid2 = true;
                                                passing0 = 20;
                                              }
                                              const _errs25 = errors;
                                              if ("delivery-rejected" !== data0) {
                                                const err23 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/21/const", keyword: "const", params: { allowedValue: "delivery-rejected" }, message: "must be equal to constant" };
                                                if (vErrors === null) {
                                                  vErrors = [err23];
                                                } else {
                                                  vErrors.push(err23);
                                                }
                                                errors++;
                                              }
                                              var _valid0 = _errs25 === errors;
                                              if (_valid0 && valid2) {
                                                valid2 = false;
                                                passing0 = [passing0, 21];
                                              } else {
                                                if (_valid0) {
                                                  valid2 = true;
                                                  passing0 = 21;
                                                }
                                                const _errs26 = errors;
                                                if ("bob-box-reservation-failed" !== data0) {
                                                  const err24 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/22/const", keyword: "const", params: { allowedValue: "bob-box-reservation-failed" }, message: "must be equal to constant" };
                                                  if (vErrors === null) {
                                                    vErrors = [err24];
                                                  } else {
                                                    vErrors.push(err24);
                                                  }
                                                  errors++;
                                                }
                                                var _valid0 = _errs26 === errors;
                                                if (_valid0 && valid2) {
                                                  valid2 = false;
                                                  passing0 = [passing0, 22];
                                                } else {
                                                  if (_valid0) {
                                                    valid2 = true;
                                                    passing0 = 22;
                                                  }
                                                  const _errs27 = errors;
                                                  if ("out-for-delivery" !== data0) {
                                                    const err25 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/23/const", keyword: "const", params: { allowedValue: "out-for-delivery" }, message: "must be equal to constant" };
                                                    if (vErrors === null) {
                                                      vErrors = [err25];
                                                    } else {
                                                      vErrors.push(err25);
                                                    }
                                                    errors++;
                                                  }
                                                  var _valid0 = _errs27 === errors;
                                                  if (_valid0 && valid2) {
                                                    valid2 = false;
                                                    passing0 = [passing0, 23];
                                                  } else {
                                                    if (_valid0) {
                                                      valid2 = true;
                                                      passing0 = 23;
                                                    }
                                                    const _errs28 = errors;
                                                    if ("delivery-exception" !== data0) {
                                                      const err26 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/24/const", keyword: "const", params: { allowedValue: "delivery-exception" }, message: "must be equal to constant" };
                                                      if (vErrors === null) {
                                                        vErrors = [err26];
                                                      } else {
                                                        vErrors.push(err26);
                                                      }
                                                      errors++;
                                                    }
                                                    var _valid0 = _errs28 === errors;
                                                    if (_valid0 && valid2) {
                                                      valid2 = false;
                                                      passing0 = [passing0, 24];
                                                    } else {
                                                      if (_valid0) {
                                                        valid2 = true;
                                                        passing0 = 24;
                                                      }
                                                      const _errs29 = errors;
                                                      if ("delivery-failed-attempt" !== data0) {
                                                        const err27 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/25/const", keyword: "const", params: { allowedValue: "delivery-failed-attempt" }, message: "must be equal to constant" };
                                                        if (vErrors === null) {
                                                          vErrors = [err27];
                                                        } else {
                                                          vErrors.push(err27);
                                                        }
                                                        errors++;
                                                      }
                                                      var _valid0 = _errs29 === errors;
                                                      if (_valid0 && valid2) {
                                                        valid2 = false;
                                                        passing0 = [passing0, 25];
                                                      } else {
                                                        if (_valid0) {
                                                          valid2 = true;
                                                          passing0 = 25;
                                                        }
                                                        const _errs30 = errors;
                                                        if ("in-locker" !== data0) {
                                                          const err28 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/26/const", keyword: "const", params: { allowedValue: "in-locker" }, message: "must be equal to constant" };
                                                          if (vErrors === null) {
                                                            vErrors = [err28];
                                                          } else {
                                                            vErrors.push(err28);
                                                          }
                                                          errors++;
                                                        }
                                                        var _valid0 = _errs30 === errors;
                                                        if (_valid0 && valid2) {
                                                          valid2 = false;
                                                          passing0 = [passing0, 26];
                                                        } else {
                                                          if (_valid0) {
                                                            valid2 = true;
                                                            passing0 = 26;
                                                          }
                                                          const _errs31 = errors;
                                                          if ("ready-for-pickup" !== data0) {
                                                            const err29 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/27/const", keyword: "const", params: { allowedValue: "ready-for-pickup" }, message: "must be equal to constant" };
                                                            if (vErrors === null) {
                                                              vErrors = [err29];
                                                            } else {
                                                              vErrors.push(err29);
                                                            }
                                                            errors++;
                                                          }
                                                          var _valid0 = _errs31 === errors;
                                                          if (_valid0 && valid2) {
                                                            valid2 = false;
                                                            passing0 = [passing0, 27];
                                                          } else {
                                                            if (_valid0) {
                                                              valid2 = true;
                                                              passing0 = 27;
                                                            }
                                                            const _errs32 = errors;
                                                            if ("collect-and-return-to-hub" !== data0) {
                                                              const err30 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/28/const", keyword: "const", params: { allowedValue: "collect-and-return-to-hub" }, message: "must be equal to constant" };
                                                              if (vErrors === null) {
                                                                vErrors = [err30];
                                                              } else {
                                                                vErrors.push(err30);
                                                              }
                                                              errors++;
                                                            }
                                                            var _valid0 = _errs32 === errors;
                                                            if (_valid0 && valid2) {
                                                              valid2 = false;
                                                              passing0 = [passing0, 28];
                                                            } else {
                                                              if (_valid0) {
                                                                valid2 = true;
                                                                passing0 = 28;
                                                              }
                                                              const _errs33 = errors;
                                                              if ("collected-from-locker" !== data0) {
                                                                const err31 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/29/const", keyword: "const", params: { allowedValue: "collected-from-locker" }, message: "must be equal to constant" };
                                                                if (vErrors === null) {
                                                                  vErrors = [err31];
                                                                } else {
                                                                  vErrors.push(err31);
                                                                }
                                                                errors++;
                                                              }
                                                              var _valid0 = _errs33 === errors;
                                                              if (_valid0 && valid2) {
                                                                valid2 = false;
                                                                passing0 = [passing0, 29];
                                                              } else {
                                                                if (_valid0) {
                                                                  valid2 = true;
                                                                  passing0 = 29;
                                                                }
                                                                const _errs34 = errors;
                                                                if ("collected-from-counter" !== data0) {
                                                                  const err32 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/30/const", keyword: "const", params: { allowedValue: "collected-from-counter" }, message: "must be equal to constant" };
                                                                  if (vErrors === null) {
                                                                    vErrors = [err32];
                                                                  } else {
                                                                    vErrors.push(err32);
                                                                  }
                                                                  errors++;
                                                                }
                                                                var _valid0 = _errs34 === errors;
                                                                if (_valid0 && valid2) {
                                                                  valid2 = false;
                                                                  passing0 = [passing0, 30];
                                                                } else {
                                                                  if (_valid0) {
                                                                    valid2 = true;
                                                                    passing0 = 30;
                                                                  }
                                                                  const _errs35 = errors;
                                                                  if ("returned-to-sender" !== data0) {
                                                                    const err33 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/31/const", keyword: "const", params: { allowedValue: "returned-to-sender" }, message: "must be equal to constant" };
                                                                    if (vErrors === null) {
                                                                      vErrors = [err33];
                                                                    } else {
                                                                      vErrors.push(err33);
                                                                    }
                                                                    errors++;
                                                                  }
                                                                  var _valid0 = _errs35 === errors;
                                                                  if (_valid0 && valid2) {
                                                                    valid2 = false;
                                                                    passing0 = [passing0, 31];
                                                                  } else {
                                                                    if (_valid0) {
                                                                      valid2 = true;
                                                                      passing0 = 31;
                                                                    }
                                                                    const _errs36 = errors;
                                                                    if ("delivered" !== data0) {
                                                                      const err34 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/32/const", keyword: "const", params: { allowedValue: "delivered" }, message: "must be equal to constant" };
                                                                      if (vErrors === null) {
                                                                        vErrors = [err34];
                                                                      } else {
                                                                        vErrors.push(err34);
                                                                      }
                                                                      errors++;
                                                                    }
                                                                    var _valid0 = _errs36 === errors;
                                                                    if (_valid0 && valid2) {
                                                                      valid2 = false;
                                                                      passing0 = [passing0, 32];
                                                                    } else {
                                                                      if (_valid0) {
                                                                        valid2 = true;
                                                                        passing0 = 32;
                                                                      }
                                                                      const _errs37 = errors;
                                                                      if ("undeliverable" !== data0) {
                                                                        const err35 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/33/const", keyword: "const", params: { allowedValue: "undeliverable" }, message: "must be equal to constant" };
                                                                        if (vErrors === null) {
                                                                          vErrors = [err35];
                                                                        } else {
                                                                          vErrors.push(err35);
                                                                        }
                                                                        errors++;
                                                                      }
                                                                      var _valid0 = _errs37 === errors;
                                                                      if (_valid0 && valid2) {
                                                                        valid2 = false;
                                                                        passing0 = [passing0, 33];
                                                                      } else {
                                                                        if (_valid0) {
                                                                          valid2 = true;
                                                                          passing0 = 33;
                                                                        }
                                                                        const _errs38 = errors;
                                                                        if ("cancelled" !== data0) {
                                                                          const err36 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/34/const", keyword: "const", params: { allowedValue: "cancelled" }, message: "must be equal to constant" };
                                                                          if (vErrors === null) {
                                                                            vErrors = [err36];
                                                                          } else {
                                                                            vErrors.push(err36);
                                                                          }
                                                                          errors++;
                                                                        }
                                                                        var _valid0 = _errs38 === errors;
                                                                        if (_valid0 && valid2) {
                                                                          valid2 = false;
                                                                          passing0 = [passing0, 34];
                                                                        } else {
                                                                          if (_valid0) {
                                                                            valid2 = true;
                                                                            passing0 = 34;
                                                                          }
                                                                          const _errs39 = errors;
                                                                          if ("on-hold" !== data0) {
                                                                            const err37 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/35/const", keyword: "const", params: { allowedValue: "on-hold" }, message: "must be equal to constant" };
                                                                            if (vErrors === null) {
                                                                              vErrors = [err37];
                                                                            } else {
                                                                              vErrors.push(err37);
                                                                            }
                                                                            errors++;
                                                                          }
                                                                          var _valid0 = _errs39 === errors;
                                                                          if (_valid0 && valid2) {
                                                                            valid2 = false;
                                                                            passing0 = [passing0, 35];
                                                                          } else {
                                                                            if (_valid0) {
                                                                              valid2 = true;
                                                                              passing0 = 35;
                                                                            }
                                                                            const _errs40 = errors;
                                                                            if ("on-hold-internal" !== data0) {
                                                                              const err38 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/36/const", keyword: "const", params: { allowedValue: "on-hold-internal" }, message: "must be equal to constant" };
                                                                              if (vErrors === null) {
                                                                                vErrors = [err38];
                                                                              } else {
                                                                                vErrors.push(err38);
                                                                              }
                                                                              errors++;
                                                                            }
                                                                            var _valid0 = _errs40 === errors;
                                                                            if (_valid0 && valid2) {
                                                                              valid2 = false;
                                                                              passing0 = [passing0, 36];
                                                                            } else {
                                                                              if (_valid0) {
                                                                                valid2 = true;
                                                                                passing0 = 36;
                                                                              }
                                                                            }
                                                                          }
                                                                        }
                                                                      }
                                                                    }
                                                                  }
                                                                }
                                                              }
                                                            }
                                                          }
                                                        }
                                                      }
                                                    }
                                                  }
                                                }
                                              }
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
      if (!valid2) {
        const err39 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
        if (vErrors === null) {
          vErrors = [err39];
        } else {
          vErrors.push(err39);
        }
        errors++;
      } else {
        errors = _errs3;
        if (vErrors !== null) {
          if (_errs3) {
            vErrors.length = _errs3;
          } else {
            vErrors = null;
          }
        }
      }
    }
    let i1 = data.length;
    let j0;
    if (i1 > 1) {
      const indices0 = {};
      for (; i1--; ) {
        let item0 = data[i1];
        if (typeof item0 !== "string") {
          continue;
        }
        if (typeof indices0[item0] == "number") {
          j0 = indices0[item0];
          const err40 = { instancePath, schemaPath: "#/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" };
          if (vErrors === null) {
            vErrors = [err40];
          } else {
            vErrors.push(err40);
          }
          errors++;
          break;
        }
        indices0[item0] = i1;
      }
    }
  } else {
    const err41 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
    if (vErrors === null) {
      vErrors = [err41];
    } else {
      vErrors.push(err41);
    }
    errors++;
  }
  validate24.errors = vErrors;
  return errors === 0;
}
validate24.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
var settings$dashboard_unclosed_collection_requests_duration = validate25;
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate25.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (typeof data == "number" && isFinite(data)) {
    if (data > 365 || isNaN(data)) {
      const err1 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 365 }, message: "must be <= 365" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data < 0 || isNaN(data)) {
      const err2 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
  }
  validate25.errors = vErrors;
  return errors === 0;
}
validate25.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$dashboard_unclosed_collection_requests_exclude_statuses = validate26;
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate26.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (Array.isArray(data)) {
    if (data.length > 7) {
      const err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 7 }, message: "must NOT have more than 7 items" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      let data0 = data[i0];
      if (typeof data0 !== "string") {
        const err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      const _errs3 = errors;
      let valid2 = false;
      let passing0 = null;
      const _errs4 = errors;
      if ("collection-assigned" !== data0) {
        const err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/0/const", keyword: "const", params: { allowedValue: "collection-assigned" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      var _valid0 = _errs4 === errors;
      if (_valid0) {
        valid2 = true;
        passing0 = 0;
      }
      const _errs5 = errors;
      if ("collection-unassigned" !== data0) {
        const err3 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/1/const", keyword: "const", params: { allowedValue: "collection-unassigned" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      var _valid0 = _errs5 === errors;
      if (_valid0 && valid2) {
        valid2 = false;
        passing0 = [passing0, 1];
      } else {
        if (_valid0) {
          valid2 = true;
          passing0 = 1;
        }
        const _errs6 = errors;
        if ("collection-rejected" !== data0) {
          const err4 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/2/const", keyword: "const", params: { allowedValue: "collection-rejected" }, message: "must be equal to constant" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        var _valid0 = _errs6 === errors;
        if (_valid0 && valid2) {
          valid2 = false;
          passing0 = [passing0, 2];
        } else {
          if (_valid0) {
            valid2 = true;
            passing0 = 2;
          }
          const _errs7 = errors;
          if ("collection-exception" !== data0) {
            const err5 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/3/const", keyword: "const", params: { allowedValue: "collection-exception" }, message: "must be equal to constant" };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
          var _valid0 = _errs7 === errors;
          if (_valid0 && valid2) {
            valid2 = false;
            passing0 = [passing0, 3];
          } else {
            if (_valid0) {
              valid2 = true;
              passing0 = 3;
            }
            const _errs8 = errors;
            if ("collection-failed-attempt" !== data0) {
              const err6 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/4/const", keyword: "const", params: { allowedValue: "collection-failed-attempt" }, message: "must be equal to constant" };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
            var _valid0 = _errs8 === errors;
            if (_valid0 && valid2) {
              valid2 = false;
              passing0 = [passing0, 4];
            } else {
              if (_valid0) {
                valid2 = true;
                passing0 = 4;
              }
              const _errs9 = errors;
              if ("closed" !== data0) {
                const err7 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/5/const", keyword: "const", params: { allowedValue: "closed" }, message: "must be equal to constant" };
                if (vErrors === null) {
                  vErrors = [err7];
                } else {
                  vErrors.push(err7);
                }
                errors++;
              }
              var _valid0 = _errs9 === errors;
              if (_valid0 && valid2) {
                valid2 = false;
                passing0 = [passing0, 5];
              } else {
                if (_valid0) {
                  valid2 = true;
                  passing0 = 5;
                }
                const _errs10 = errors;
                if ("cancelled" !== data0) {
                  const err8 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/6/const", keyword: "const", params: { allowedValue: "cancelled" }, message: "must be equal to constant" };
                  if (vErrors === null) {
                    vErrors = [err8];
                  } else {
                    vErrors.push(err8);
                  }
                  errors++;
                }
                var _valid0 = _errs10 === errors;
                if (_valid0 && valid2) {
                  valid2 = false;
                  passing0 = [passing0, 6];
                } else {
                  if (_valid0) {
                    valid2 = true;
                    passing0 = 6;
                  }
                }
              }
            }
          }
        }
      }
      if (!valid2) {
        const err9 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      } else {
        errors = _errs3;
        if (vErrors !== null) {
          if (_errs3) {
            vErrors.length = _errs3;
          } else {
            vErrors = null;
          }
        }
      }
    }
    let i1 = data.length;
    let j0;
    if (i1 > 1) {
      const indices0 = {};
      for (; i1--; ) {
        let item0 = data[i1];
        if (typeof item0 !== "string") {
          continue;
        }
        if (typeof indices0[item0] == "number") {
          j0 = indices0[item0];
          const err10 = { instancePath, schemaPath: "#/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
          break;
        }
        indices0[item0] = i1;
      }
    }
  } else {
    const err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
    if (vErrors === null) {
      vErrors = [err11];
    } else {
      vErrors.push(err11);
    }
    errors++;
  }
  validate26.errors = vErrors;
  return errors === 0;
}
validate26.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
var settings$dashboard_stats_start_date = validate27;
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate27.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (func0(data) > 10) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (!formats16.validate(data)) {
      const err1 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate27.errors = vErrors;
  return errors === 0;
}
validate27.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$exclude_collection_day_from_performance_calculations = validate28;
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate28.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "boolean") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate28.errors = vErrors;
  return errors === 0;
}
validate28.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$tripsheet_unique_stops_alert_enabled = validate29;
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate29.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "boolean") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate29.errors = vErrors;
  return errors === 0;
}
validate29.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$tripsheet_unique_stops_alert_limit = validate30;
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate30.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (typeof data == "number" && isFinite(data)) {
    if (data > 1e3 || isNaN(data)) {
      const err1 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, message: "must be <= 1000" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data < 1 || isNaN(data)) {
      const err2 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
  }
  validate30.errors = vErrors;
  return errors === 0;
}
validate30.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$unused_feature_interhub_transfers = validate31;
function validate31(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate31.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "boolean") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate31.errors = vErrors;
  return errors === 0;
}
validate31.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$unused_feature_hub_scanner = validate32;
function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate32.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "boolean") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate32.errors = vErrors;
  return errors === 0;
}
validate32.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$unused_feature_collection_requests = validate33;
function validate33(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate33.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "boolean") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate33.errors = vErrors;
  return errors === 0;
}
validate33.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$unused_feature_collection_request_accounts = validate34;
function validate34(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate34.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "boolean") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate34.errors = vErrors;
  return errors === 0;
}
validate34.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$unused_feature_public_account_creation = validate35;
function validate35(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate35.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "boolean") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate35.errors = vErrors;
  return errors === 0;
}
validate35.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$unused_feature_guest_shipment_creation = validate36;
function validate36(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate36.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "boolean") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate36.errors = vErrors;
  return errors === 0;
}
validate36.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$unused_feature_ops_dashboard = validate37;
function validate37(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate37.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "boolean") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate37.errors = vErrors;
  return errors === 0;
}
validate37.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$unused_feature_gtm = validate38;
function validate38(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate38.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "boolean") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate38.errors = vErrors;
  return errors === 0;
}
validate38.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$gtm_container_id = validate39;
var pattern7 = new RegExp("^GTM-[A-Z0-9]{4,10}$", "u");
function validate39(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate39.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (func0(data) > 15) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 15 }, message: "must NOT have more than 15 characters" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (!pattern7.test(data)) {
      const err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^GTM-[A-Z0-9]{4,10}$" }, message: 'must match pattern "^GTM-[A-Z0-9]{4,10}$"' };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate39.errors = vErrors;
  return errors === 0;
}
validate39.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$map_default_location = validate40;
function validate40(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate40.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.lat === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "lat" }, message: "must have required property 'lat'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.lng === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "lng" }, message: "must have required property 'lng'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "lat" || key0 === "lng")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.lat !== void 0) {
      let data0 = data.lat;
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 90 || isNaN(data0)) {
          const err3 = { instancePath: instancePath + "/lat", schemaPath: "#/properties/lat/maximum", keyword: "maximum", params: { comparison: "<=", limit: 90 }, message: "must be <= 90" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data0 < -90 || isNaN(data0)) {
          const err4 = { instancePath: instancePath + "/lat", schemaPath: "#/properties/lat/minimum", keyword: "minimum", params: { comparison: ">=", limit: -90 }, message: "must be >= -90" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/lat", schemaPath: "#/properties/lat/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.lng !== void 0) {
      let data1 = data.lng;
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 180 || isNaN(data1)) {
          const err6 = { instancePath: instancePath + "/lng", schemaPath: "#/properties/lng/maximum", keyword: "maximum", params: { comparison: "<=", limit: 180 }, message: "must be <= 180" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data1 < -180 || isNaN(data1)) {
          const err7 = { instancePath: instancePath + "/lng", schemaPath: "#/properties/lng/minimum", keyword: "minimum", params: { comparison: ">=", limit: -180 }, message: "must be >= -180" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = { instancePath: instancePath + "/lng", schemaPath: "#/properties/lng/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
  } else {
    const err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err9];
    } else {
      vErrors.push(err9);
    }
    errors++;
  }
  validate40.errors = vErrors;
  return errors === 0;
}
validate40.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var settings$map_default_zoom = validate41;
function validate41(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate41.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (typeof data == "number" && isFinite(data)) {
    if (data > 20 || isNaN(data)) {
      const err1 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 }, message: "must be <= 20" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data < 1 || isNaN(data)) {
      const err2 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
  }
  validate41.errors = vErrors;
  return errors === 0;
}
validate41.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$map_max_node_count = validate42;
function validate42(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate42.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (typeof data == "number" && isFinite(data)) {
    if (data > 1e5 || isNaN(data)) {
      const err1 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 }, message: "must be <= 100000" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data < 1 || isNaN(data)) {
      const err2 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
  }
  validate42.errors = vErrors;
  return errors === 0;
}
validate42.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$enable_map_edit_lock = validate43;
function validate43(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate43.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "boolean") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate43.errors = vErrors;
  return errors === 0;
}
validate43.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$map_inactivity_check_minutes = validate44;
function validate44(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate44.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (typeof data == "number" && isFinite(data)) {
    if (data > 480 || isNaN(data)) {
      const err1 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 480 }, message: "must be <= 480" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data < 0 || isNaN(data)) {
      const err2 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
  }
  validate44.errors = vErrors;
  return errors === 0;
}
validate44.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$tracking_url = validate45;
function validate45(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate45.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (func0(data) > 2048) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (!formats0(data)) {
      const err1 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "https-url" }, message: 'must match format "https-url"' };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate45.errors = vErrors;
  return errors === 0;
}
validate45.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$provider_tracking_prefixes = validate46;
var formats28 = /^[A-Z0-9]{1,10}$/;
function validate46(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate46.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (Array.isArray(data)) {
    if (data.length > 50) {
      const err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      let data0 = data[i0];
      if (typeof data0 === "string") {
        if (func0(data0) > 10) {
          const err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (!formats28.test(data0)) {
          const err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/format", keyword: "format", params: { format: "tracking-prefix" }, message: 'must match format "tracking-prefix"' };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    let i1 = data.length;
    let j0;
    if (i1 > 1) {
      const indices0 = {};
      for (; i1--; ) {
        let item0 = data[i1];
        if (typeof item0 !== "string") {
          continue;
        }
        if (typeof indices0[item0] == "number") {
          j0 = indices0[item0];
          const err4 = { instancePath, schemaPath: "#/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
          break;
        }
        indices0[item0] = i1;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate46.errors = vErrors;
  return errors === 0;
}
validate46.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
var settings$exclude_tracking_statuses = validate47;
function validate47(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate47.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (Array.isArray(data)) {
    if (data.length > 37) {
      const err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 37 }, message: "must NOT have more than 37 items" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      let data0 = data[i0];
      if (typeof data0 !== "string") {
        const err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      const _errs3 = errors;
      let valid2 = false;
      let passing0 = null;
      const _errs4 = errors;
      if ("quote" !== data0) {
        const err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/0/const", keyword: "const", params: { allowedValue: "quote" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      var _valid0 = _errs4 === errors;
      if (_valid0) {
        valid2 = true;
        passing0 = 0;
      }
      const _errs5 = errors;
      if ("quote-expired" !== data0) {
        const err3 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/1/const", keyword: "const", params: { allowedValue: "quote-expired" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      var _valid0 = _errs5 === errors;
      if (_valid0 && valid2) {
        valid2 = false;
        passing0 = [passing0, 1];
      } else {
        if (_valid0) {
          valid2 = true;
          passing0 = 1;
        }
        const _errs6 = errors;
        if ("payment-pending" !== data0) {
          const err4 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/2/const", keyword: "const", params: { allowedValue: "payment-pending" }, message: "must be equal to constant" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        var _valid0 = _errs6 === errors;
        if (_valid0 && valid2) {
          valid2 = false;
          passing0 = [passing0, 2];
        } else {
          if (_valid0) {
            valid2 = true;
            passing0 = 2;
          }
          const _errs7 = errors;
          if ("payment-failed" !== data0) {
            const err5 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/3/const", keyword: "const", params: { allowedValue: "payment-failed" }, message: "must be equal to constant" };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
          var _valid0 = _errs7 === errors;
          if (_valid0 && valid2) {
            valid2 = false;
            passing0 = [passing0, 3];
          } else {
            if (_valid0) {
              valid2 = true;
              passing0 = 3;
            }
            const _errs8 = errors;
            if ("submitted" !== data0) {
              const err6 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/4/const", keyword: "const", params: { allowedValue: "submitted" }, message: "must be equal to constant" };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
            var _valid0 = _errs8 === errors;
            if (_valid0 && valid2) {
              valid2 = false;
              passing0 = [passing0, 4];
            } else {
              if (_valid0) {
                valid2 = true;
                passing0 = 4;
              }
              const _errs9 = errors;
              if ("outsourced" !== data0) {
                const err7 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/5/const", keyword: "const", params: { allowedValue: "outsourced" }, message: "must be equal to constant" };
                if (vErrors === null) {
                  vErrors = [err7];
                } else {
                  vErrors.push(err7);
                }
                errors++;
              }
              var _valid0 = _errs9 === errors;
              if (_valid0 && valid2) {
                valid2 = false;
                passing0 = [passing0, 5];
              } else {
                if (_valid0) {
                  valid2 = true;
                  passing0 = 5;
                }
                const _errs10 = errors;
                if ("collection-assigned" !== data0) {
                  const err8 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/6/const", keyword: "const", params: { allowedValue: "collection-assigned" }, message: "must be equal to constant" };
                  if (vErrors === null) {
                    vErrors = [err8];
                  } else {
                    vErrors.push(err8);
                  }
                  errors++;
                }
                var _valid0 = _errs10 === errors;
                if (_valid0 && valid2) {
                  valid2 = false;
                  passing0 = [passing0, 6];
                } else {
                  if (_valid0) {
                    valid2 = true;
                    passing0 = 6;
                  }
                  const _errs11 = errors;
                  if ("awaiting-dropoff" !== data0) {
                    const err9 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/7/const", keyword: "const", params: { allowedValue: "awaiting-dropoff" }, message: "must be equal to constant" };
                    if (vErrors === null) {
                      vErrors = [err9];
                    } else {
                      vErrors.push(err9);
                    }
                    errors++;
                  }
                  var _valid0 = _errs11 === errors;
                  if (_valid0 && valid2) {
                    valid2 = false;
                    passing0 = [passing0, 7];
                  } else {
                    if (_valid0) {
                      valid2 = true;
                      passing0 = 7;
                    }
                    const _errs12 = errors;
                    if ("collection-unassigned" !== data0) {
                      const err10 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/8/const", keyword: "const", params: { allowedValue: "collection-unassigned" }, message: "must be equal to constant" };
                      if (vErrors === null) {
                        vErrors = [err10];
                      } else {
                        vErrors.push(err10);
                      }
                      errors++;
                    }
                    var _valid0 = _errs12 === errors;
                    if (_valid0 && valid2) {
                      valid2 = false;
                      passing0 = [passing0, 8];
                    } else {
                      if (_valid0) {
                        valid2 = true;
                        passing0 = 8;
                      }
                      const _errs13 = errors;
                      if ("collection-rejected" !== data0) {
                        const err11 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/9/const", keyword: "const", params: { allowedValue: "collection-rejected" }, message: "must be equal to constant" };
                        if (vErrors === null) {
                          vErrors = [err11];
                        } else {
                          vErrors.push(err11);
                        }
                        errors++;
                      }
                      var _valid0 = _errs13 === errors;
                      if (_valid0 && valid2) {
                        valid2 = false;
                        passing0 = [passing0, 9];
                      } else {
                        if (_valid0) {
                          valid2 = true;
                          passing0 = 9;
                        }
                        const _errs14 = errors;
                        if ("collection-exception" !== data0) {
                          const err12 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/10/const", keyword: "const", params: { allowedValue: "collection-exception" }, message: "must be equal to constant" };
                          if (vErrors === null) {
                            vErrors = [err12];
                          } else {
                            vErrors.push(err12);
                          }
                          errors++;
                        }
                        var _valid0 = _errs14 === errors;
                        if (_valid0 && valid2) {
                          valid2 = false;
                          passing0 = [passing0, 10];
                        } else {
                          if (_valid0) {
                            valid2 = true;
                            passing0 = 10;
                          }
                          const _errs15 = errors;
                          if ("collection-failed-attempt" !== data0) {
                            const err13 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/11/const", keyword: "const", params: { allowedValue: "collection-failed-attempt" }, message: "must be equal to constant" };
                            if (vErrors === null) {
                              vErrors = [err13];
                            } else {
                              vErrors.push(err13);
                            }
                            errors++;
                          }
                          var _valid0 = _errs15 === errors;
                          if (_valid0 && valid2) {
                            valid2 = false;
                            passing0 = [passing0, 11];
                          } else {
                            if (_valid0) {
                              valid2 = true;
                              passing0 = 11;
                            }
                            const _errs16 = errors;
                            if ("collected" !== data0) {
                              const err14 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/12/const", keyword: "const", params: { allowedValue: "collected" }, message: "must be equal to constant" };
                              if (vErrors === null) {
                                vErrors = [err14];
                              } else {
                                vErrors.push(err14);
                              }
                              errors++;
                            }
                            var _valid0 = _errs16 === errors;
                            if (_valid0 && valid2) {
                              valid2 = false;
                              passing0 = [passing0, 12];
                            } else {
                              if (_valid0) {
                                valid2 = true;
                                passing0 = 12;
                              }
                              const _errs17 = errors;
                              if ("at-hub" !== data0) {
                                const err15 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/13/const", keyword: "const", params: { allowedValue: "at-hub" }, message: "must be equal to constant" };
                                if (vErrors === null) {
                                  vErrors = [err15];
                                } else {
                                  vErrors.push(err15);
                                }
                                errors++;
                              }
                              var _valid0 = _errs17 === errors;
                              if (_valid0 && valid2) {
                                valid2 = false;
                                passing0 = [passing0, 13];
                              } else {
                                if (_valid0) {
                                  valid2 = true;
                                  passing0 = 13;
                                }
                                const _errs18 = errors;
                                if ("manifested" !== data0) {
                                  const err16 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/14/const", keyword: "const", params: { allowedValue: "manifested" }, message: "must be equal to constant" };
                                  if (vErrors === null) {
                                    vErrors = [err16];
                                  } else {
                                    vErrors.push(err16);
                                  }
                                  errors++;
                                }
                                var _valid0 = _errs18 === errors;
                                if (_valid0 && valid2) {
                                  valid2 = false;
                                  passing0 = [passing0, 14];
                                } else {
                                  if (_valid0) {
                                    valid2 = true;
                                    passing0 = 14;
                                  }
                                  const _errs19 = errors;
                                  if ("ready-for-dispatch" !== data0) {
                                    const err17 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/15/const", keyword: "const", params: { allowedValue: "ready-for-dispatch" }, message: "must be equal to constant" };
                                    if (vErrors === null) {
                                      vErrors = [err17];
                                    } else {
                                      vErrors.push(err17);
                                    }
                                    errors++;
                                  }
                                  var _valid0 = _errs19 === errors;
                                  if (_valid0 && valid2) {
                                    valid2 = false;
                                    passing0 = [passing0, 15];
                                  } else {
                                    if (_valid0) {
                                      valid2 = true;
                                      passing0 = 15;
                                    }
                                    const _errs20 = errors;
                                    if ("in-transit" !== data0) {
                                      const err18 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/16/const", keyword: "const", params: { allowedValue: "in-transit" }, message: "must be equal to constant" };
                                      if (vErrors === null) {
                                        vErrors = [err18];
                                      } else {
                                        vErrors.push(err18);
                                      }
                                      errors++;
                                    }
                                    var _valid0 = _errs20 === errors;
                                    if (_valid0 && valid2) {
                                      valid2 = false;
                                      passing0 = [passing0, 16];
                                    } else {
                                      if (_valid0) {
                                        valid2 = true;
                                        passing0 = 16;
                                      }
                                      const _errs21 = errors;
                                      if ("at-destination-hub" !== data0) {
                                        const err19 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/17/const", keyword: "const", params: { allowedValue: "at-destination-hub" }, message: "must be equal to constant" };
                                        if (vErrors === null) {
                                          vErrors = [err19];
                                        } else {
                                          vErrors.push(err19);
                                        }
                                        errors++;
                                      }
                                      var _valid0 = _errs21 === errors;
                                      if (_valid0 && valid2) {
                                        valid2 = false;
                                        passing0 = [passing0, 17];
                                      } else {
                                        if (_valid0) {
                                          valid2 = true;
                                          passing0 = 17;
                                        }
                                        const _errs22 = errors;
                                        if ("returned-to-hub" !== data0) {
                                          const err20 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/18/const", keyword: "const", params: { allowedValue: "returned-to-hub" }, message: "must be equal to constant" };
                                          if (vErrors === null) {
                                            vErrors = [err20];
                                          } else {
                                            vErrors.push(err20);
                                          }
                                          errors++;
                                        }
                                        var _valid0 = _errs22 === errors;
                                        if (_valid0 && valid2) {
                                          valid2 = false;
                                          passing0 = [passing0, 18];
                                        } else {
                                          if (_valid0) {
                                            valid2 = true;
                                            passing0 = 18;
                                          }
                                          const _errs23 = errors;
                                          if ("delivery-assigned" !== data0) {
                                            const err21 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/19/const", keyword: "const", params: { allowedValue: "delivery-assigned" }, message: "must be equal to constant" };
                                            if (vErrors === null) {
                                              vErrors = [err21];
                                            } else {
                                              vErrors.push(err21);
                                            }
                                            errors++;
                                          }
                                          var _valid0 = _errs23 === errors;
                                          if (_valid0 && valid2) {
                                            valid2 = false;
                                            passing0 = [passing0, 19];
                                          } else {
                                            if (_valid0) {
                                              valid2 = true;
                                              passing0 = 19;
                                            }
                                            const _errs24 = errors;
                                            if ("delivery-unassigned" !== data0) {
                                              const err22 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/20/const", keyword: "const", params: { allowedValue: "delivery-unassigned" }, message: "must be equal to constant" };
                                              if (vErrors === null) {
                                                vErrors = [err22];
                                              } else {
                                                vErrors.push(err22);
                                              }
                                              errors++;
                                            }
                                            var _valid0 = _errs24 === errors;
                                            if (_valid0 && valid2) {
                                              valid2 = false;
                                              passing0 = [passing0, 20];
                                            } else {
                                              if (_valid0) {
                                                valid2 = true;
                                                passing0 = 20;
                                              }
                                              const _errs25 = errors;
                                              if ("delivery-rejected" !== data0) {
                                                const err23 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/21/const", keyword: "const", params: { allowedValue: "delivery-rejected" }, message: "must be equal to constant" };
                                                if (vErrors === null) {
                                                  vErrors = [err23];
                                                } else {
                                                  vErrors.push(err23);
                                                }
                                                errors++;
                                              }
                                              var _valid0 = _errs25 === errors;
                                              if (_valid0 && valid2) {
                                                valid2 = false;
                                                passing0 = [passing0, 21];
                                              } else {
                                                if (_valid0) {
                                                  valid2 = true;
                                                  passing0 = 21;
                                                }
                                                const _errs26 = errors;
                                                if ("bob-box-reservation-failed" !== data0) {
                                                  const err24 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/22/const", keyword: "const", params: { allowedValue: "bob-box-reservation-failed" }, message: "must be equal to constant" };
                                                  if (vErrors === null) {
                                                    vErrors = [err24];
                                                  } else {
                                                    vErrors.push(err24);
                                                  }
                                                  errors++;
                                                }
                                                var _valid0 = _errs26 === errors;
                                                if (_valid0 && valid2) {
                                                  valid2 = false;
                                                  passing0 = [passing0, 22];
                                                } else {
                                                  if (_valid0) {
                                                    valid2 = true;
                                                    passing0 = 22;
                                                  }
                                                  const _errs27 = errors;
                                                  if ("out-for-delivery" !== data0) {
                                                    const err25 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/23/const", keyword: "const", params: { allowedValue: "out-for-delivery" }, message: "must be equal to constant" };
                                                    if (vErrors === null) {
                                                      vErrors = [err25];
                                                    } else {
                                                      vErrors.push(err25);
                                                    }
                                                    errors++;
                                                  }
                                                  var _valid0 = _errs27 === errors;
                                                  if (_valid0 && valid2) {
                                                    valid2 = false;
                                                    passing0 = [passing0, 23];
                                                  } else {
                                                    if (_valid0) {
                                                      valid2 = true;
                                                      passing0 = 23;
                                                    }
                                                    const _errs28 = errors;
                                                    if ("delivery-exception" !== data0) {
                                                      const err26 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/24/const", keyword: "const", params: { allowedValue: "delivery-exception" }, message: "must be equal to constant" };
                                                      if (vErrors === null) {
                                                        vErrors = [err26];
                                                      } else {
                                                        vErrors.push(err26);
                                                      }
                                                      errors++;
                                                    }
                                                    var _valid0 = _errs28 === errors;
                                                    if (_valid0 && valid2) {
                                                      valid2 = false;
                                                      passing0 = [passing0, 24];
                                                    } else {
                                                      if (_valid0) {
                                                        valid2 = true;
                                                        passing0 = 24;
                                                      }
                                                      const _errs29 = errors;
                                                      if ("delivery-failed-attempt" !== data0) {
                                                        const err27 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/25/const", keyword: "const", params: { allowedValue: "delivery-failed-attempt" }, message: "must be equal to constant" };
                                                        if (vErrors === null) {
                                                          vErrors = [err27];
                                                        } else {
                                                          vErrors.push(err27);
                                                        }
                                                        errors++;
                                                      }
                                                      var _valid0 = _errs29 === errors;
                                                      if (_valid0 && valid2) {
                                                        valid2 = false;
                                                        passing0 = [passing0, 25];
                                                      } else {
                                                        if (_valid0) {
                                                          valid2 = true;
                                                          passing0 = 25;
                                                        }
                                                        const _errs30 = errors;
                                                        if ("in-locker" !== data0) {
                                                          const err28 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/26/const", keyword: "const", params: { allowedValue: "in-locker" }, message: "must be equal to constant" };
                                                          if (vErrors === null) {
                                                            vErrors = [err28];
                                                          } else {
                                                            vErrors.push(err28);
                                                          }
                                                          errors++;
                                                        }
                                                        var _valid0 = _errs30 === errors;
                                                        if (_valid0 && valid2) {
                                                          valid2 = false;
                                                          passing0 = [passing0, 26];
                                                        } else {
                                                          if (_valid0) {
                                                            valid2 = true;
                                                            passing0 = 26;
                                                          }
                                                          const _errs31 = errors;
                                                          if ("ready-for-pickup" !== data0) {
                                                            const err29 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/27/const", keyword: "const", params: { allowedValue: "ready-for-pickup" }, message: "must be equal to constant" };
                                                            if (vErrors === null) {
                                                              vErrors = [err29];
                                                            } else {
                                                              vErrors.push(err29);
                                                            }
                                                            errors++;
                                                          }
                                                          var _valid0 = _errs31 === errors;
                                                          if (_valid0 && valid2) {
                                                            valid2 = false;
                                                            passing0 = [passing0, 27];
                                                          } else {
                                                            if (_valid0) {
                                                              valid2 = true;
                                                              passing0 = 27;
                                                            }
                                                            const _errs32 = errors;
                                                            if ("collect-and-return-to-hub" !== data0) {
                                                              const err30 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/28/const", keyword: "const", params: { allowedValue: "collect-and-return-to-hub" }, message: "must be equal to constant" };
                                                              if (vErrors === null) {
                                                                vErrors = [err30];
                                                              } else {
                                                                vErrors.push(err30);
                                                              }
                                                              errors++;
                                                            }
                                                            var _valid0 = _errs32 === errors;
                                                            if (_valid0 && valid2) {
                                                              valid2 = false;
                                                              passing0 = [passing0, 28];
                                                            } else {
                                                              if (_valid0) {
                                                                valid2 = true;
                                                                passing0 = 28;
                                                              }
                                                              const _errs33 = errors;
                                                              if ("collected-from-locker" !== data0) {
                                                                const err31 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/29/const", keyword: "const", params: { allowedValue: "collected-from-locker" }, message: "must be equal to constant" };
                                                                if (vErrors === null) {
                                                                  vErrors = [err31];
                                                                } else {
                                                                  vErrors.push(err31);
                                                                }
                                                                errors++;
                                                              }
                                                              var _valid0 = _errs33 === errors;
                                                              if (_valid0 && valid2) {
                                                                valid2 = false;
                                                                passing0 = [passing0, 29];
                                                              } else {
                                                                if (_valid0) {
                                                                  valid2 = true;
                                                                  passing0 = 29;
                                                                }
                                                                const _errs34 = errors;
                                                                if ("collected-from-counter" !== data0) {
                                                                  const err32 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/30/const", keyword: "const", params: { allowedValue: "collected-from-counter" }, message: "must be equal to constant" };
                                                                  if (vErrors === null) {
                                                                    vErrors = [err32];
                                                                  } else {
                                                                    vErrors.push(err32);
                                                                  }
                                                                  errors++;
                                                                }
                                                                var _valid0 = _errs34 === errors;
                                                                if (_valid0 && valid2) {
                                                                  valid2 = false;
                                                                  passing0 = [passing0, 30];
                                                                } else {
                                                                  if (_valid0) {
                                                                    valid2 = true;
                                                                    passing0 = 30;
                                                                  }
                                                                  const _errs35 = errors;
                                                                  if ("returned-to-sender" !== data0) {
                                                                    const err33 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/31/const", keyword: "const", params: { allowedValue: "returned-to-sender" }, message: "must be equal to constant" };
                                                                    if (vErrors === null) {
                                                                      vErrors = [err33];
                                                                    } else {
                                                                      vErrors.push(err33);
                                                                    }
                                                                    errors++;
                                                                  }
                                                                  var _valid0 = _errs35 === errors;
                                                                  if (_valid0 && valid2) {
                                                                    valid2 = false;
                                                                    passing0 = [passing0, 31];
                                                                  } else {
                                                                    if (_valid0) {
                                                                      valid2 = true;
                                                                      passing0 = 31;
                                                                    }
                                                                    const _errs36 = errors;
                                                                    if ("delivered" !== data0) {
                                                                      const err34 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/32/const", keyword: "const", params: { allowedValue: "delivered" }, message: "must be equal to constant" };
                                                                      if (vErrors === null) {
                                                                        vErrors = [err34];
                                                                      } else {
                                                                        vErrors.push(err34);
                                                                      }
                                                                      errors++;
                                                                    }
                                                                    var _valid0 = _errs36 === errors;
                                                                    if (_valid0 && valid2) {
                                                                      valid2 = false;
                                                                      passing0 = [passing0, 32];
                                                                    } else {
                                                                      if (_valid0) {
                                                                        valid2 = true;
                                                                        passing0 = 32;
                                                                      }
                                                                      const _errs37 = errors;
                                                                      if ("undeliverable" !== data0) {
                                                                        const err35 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/33/const", keyword: "const", params: { allowedValue: "undeliverable" }, message: "must be equal to constant" };
                                                                        if (vErrors === null) {
                                                                          vErrors = [err35];
                                                                        } else {
                                                                          vErrors.push(err35);
                                                                        }
                                                                        errors++;
                                                                      }
                                                                      var _valid0 = _errs37 === errors;
                                                                      if (_valid0 && valid2) {
                                                                        valid2 = false;
                                                                        passing0 = [passing0, 33];
                                                                      } else {
                                                                        if (_valid0) {
                                                                          valid2 = true;
                                                                          passing0 = 33;
                                                                        }
                                                                        const _errs38 = errors;
                                                                        if ("cancelled" !== data0) {
                                                                          const err36 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/34/const", keyword: "const", params: { allowedValue: "cancelled" }, message: "must be equal to constant" };
                                                                          if (vErrors === null) {
                                                                            vErrors = [err36];
                                                                          } else {
                                                                            vErrors.push(err36);
                                                                          }
                                                                          errors++;
                                                                        }
                                                                        var _valid0 = _errs38 === errors;
                                                                        if (_valid0 && valid2) {
                                                                          valid2 = false;
                                                                          passing0 = [passing0, 34];
                                                                        } else {
                                                                          if (_valid0) {
                                                                            valid2 = true;
                                                                            passing0 = 34;
                                                                          }
                                                                          const _errs39 = errors;
                                                                          if ("on-hold" !== data0) {
                                                                            const err37 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/35/const", keyword: "const", params: { allowedValue: "on-hold" }, message: "must be equal to constant" };
                                                                            if (vErrors === null) {
                                                                              vErrors = [err37];
                                                                            } else {
                                                                              vErrors.push(err37);
                                                                            }
                                                                            errors++;
                                                                          }
                                                                          var _valid0 = _errs39 === errors;
                                                                          if (_valid0 && valid2) {
                                                                            valid2 = false;
                                                                            passing0 = [passing0, 35];
                                                                          } else {
                                                                            if (_valid0) {
                                                                              valid2 = true;
                                                                              passing0 = 35;
                                                                            }
                                                                            const _errs40 = errors;
                                                                            if ("on-hold-internal" !== data0) {
                                                                              const err38 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/36/const", keyword: "const", params: { allowedValue: "on-hold-internal" }, message: "must be equal to constant" };
                                                                              if (vErrors === null) {
                                                                                vErrors = [err38];
                                                                              } else {
                                                                                vErrors.push(err38);
                                                                              }
                                                                              errors++;
                                                                            }
                                                                            var _valid0 = _errs40 === errors;
                                                                            if (_valid0 && valid2) {
                                                                              valid2 = false;
                                                                              passing0 = [passing0, 36];
                                                                            } else {
                                                                              if (_valid0) {
                                                                                valid2 = true;
                                                                                passing0 = 36;
                                                                              }
                                                                            }
                                                                          }
                                                                        }
                                                                      }
                                                                    }
                                                                  }
                                                                }
                                                              }
                                                            }
                                                          }
                                                        }
                                                      }
                                                    }
                                                  }
                                                }
                                              }
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
      if (!valid2) {
        const err39 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
        if (vErrors === null) {
          vErrors = [err39];
        } else {
          vErrors.push(err39);
        }
        errors++;
      } else {
        errors = _errs3;
        if (vErrors !== null) {
          if (_errs3) {
            vErrors.length = _errs3;
          } else {
            vErrors = null;
          }
        }
      }
    }
    let i1 = data.length;
    let j0;
    if (i1 > 1) {
      const indices0 = {};
      for (; i1--; ) {
        let item0 = data[i1];
        if (typeof item0 !== "string") {
          continue;
        }
        if (typeof indices0[item0] == "number") {
          j0 = indices0[item0];
          const err40 = { instancePath, schemaPath: "#/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" };
          if (vErrors === null) {
            vErrors = [err40];
          } else {
            vErrors.push(err40);
          }
          errors++;
          break;
        }
        indices0[item0] = i1;
      }
    }
  } else {
    const err41 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
    if (vErrors === null) {
      vErrors = [err41];
    } else {
      vErrors.push(err41);
    }
    errors++;
  }
  validate47.errors = vErrors;
  return errors === 0;
}
validate47.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
var settings$tracking_show_driver_position = validate48;
function validate48(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate48.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "boolean") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate48.errors = vErrors;
  return errors === 0;
}
validate48.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$site_wide_admin_message = validate49;
var formats30 = ajvFormats.html;
function validate49(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate49.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (func0(data) > 4e3) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (!formats30(data)) {
      const err1 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "html" }, message: 'must match format "html"' };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate49.errors = vErrors;
  return errors === 0;
}
validate49.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$site_wide_admin_message_icon = validate50;
function validate50(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate50.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  const _errs1 = errors;
  let valid0 = false;
  let passing0 = null;
  const _errs2 = errors;
  if ("error" !== data) {
    const err1 = { instancePath, schemaPath: "#/oneOf/0/const", keyword: "const", params: { allowedValue: "error" }, message: "must be equal to constant" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  var _valid0 = _errs2 === errors;
  if (_valid0) {
    valid0 = true;
    passing0 = 0;
  }
  const _errs3 = errors;
  if ("warning" !== data) {
    const err2 = { instancePath, schemaPath: "#/oneOf/1/const", keyword: "const", params: { allowedValue: "warning" }, message: "must be equal to constant" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  var _valid0 = _errs3 === errors;
  if (_valid0 && valid0) {
    valid0 = false;
    passing0 = [passing0, 1];
  } else {
    if (_valid0) {
      valid0 = true;
      passing0 = 1;
    }
    const _errs4 = errors;
    if ("info" !== data) {
      const err3 = { instancePath, schemaPath: "#/oneOf/2/const", keyword: "const", params: { allowedValue: "info" }, message: "must be equal to constant" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    var _valid0 = _errs4 === errors;
    if (_valid0 && valid0) {
      valid0 = false;
      passing0 = [passing0, 2];
    } else {
      if (_valid0) {
        valid0 = true;
        passing0 = 2;
      }
      const _errs5 = errors;
      if ("success" !== data) {
        const err4 = { instancePath, schemaPath: "#/oneOf/3/const", keyword: "const", params: { allowedValue: "success" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      var _valid0 = _errs5 === errors;
      if (_valid0 && valid0) {
        valid0 = false;
        passing0 = [passing0, 3];
      } else {
        if (_valid0) {
          valid0 = true;
          passing0 = 3;
        }
      }
    }
  }
  if (!valid0) {
    const err5 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  } else {
    errors = _errs1;
    if (vErrors !== null) {
      if (_errs1) {
        vErrors.length = _errs1;
      } else {
        vErrors = null;
      }
    }
  }
  validate50.errors = vErrors;
  return errors === 0;
}
validate50.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$site_wide_account_message = validate51;
function validate51(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate51.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (func0(data) > 4e3) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (!formats30(data)) {
      const err1 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "html" }, message: 'must match format "html"' };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate51.errors = vErrors;
  return errors === 0;
}
validate51.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$site_wide_account_message_icon = validate52;
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate52.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  const _errs1 = errors;
  let valid0 = false;
  let passing0 = null;
  const _errs2 = errors;
  if ("error" !== data) {
    const err1 = { instancePath, schemaPath: "#/oneOf/0/const", keyword: "const", params: { allowedValue: "error" }, message: "must be equal to constant" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  var _valid0 = _errs2 === errors;
  if (_valid0) {
    valid0 = true;
    passing0 = 0;
  }
  const _errs3 = errors;
  if ("warning" !== data) {
    const err2 = { instancePath, schemaPath: "#/oneOf/1/const", keyword: "const", params: { allowedValue: "warning" }, message: "must be equal to constant" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  var _valid0 = _errs3 === errors;
  if (_valid0 && valid0) {
    valid0 = false;
    passing0 = [passing0, 1];
  } else {
    if (_valid0) {
      valid0 = true;
      passing0 = 1;
    }
    const _errs4 = errors;
    if ("info" !== data) {
      const err3 = { instancePath, schemaPath: "#/oneOf/2/const", keyword: "const", params: { allowedValue: "info" }, message: "must be equal to constant" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    var _valid0 = _errs4 === errors;
    if (_valid0 && valid0) {
      valid0 = false;
      passing0 = [passing0, 2];
    } else {
      if (_valid0) {
        valid0 = true;
        passing0 = 2;
      }
      const _errs5 = errors;
      if ("success" !== data) {
        const err4 = { instancePath, schemaPath: "#/oneOf/3/const", keyword: "const", params: { allowedValue: "success" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      var _valid0 = _errs5 === errors;
      if (_valid0 && valid0) {
        valid0 = false;
        passing0 = [passing0, 3];
      } else {
        if (_valid0) {
          valid0 = true;
          passing0 = 3;
        }
      }
    }
  }
  if (!valid0) {
    const err5 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  } else {
    errors = _errs1;
    if (vErrors !== null) {
      if (_errs1) {
        vErrors.length = _errs1;
      } else {
        vErrors = null;
      }
    }
  }
  validate52.errors = vErrors;
  return errors === 0;
}
validate52.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$terms_mode = validate53;
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate53.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  const _errs1 = errors;
  let valid0 = false;
  let passing0 = null;
  const _errs2 = errors;
  if ("none" !== data) {
    const err1 = { instancePath, schemaPath: "#/oneOf/0/const", keyword: "const", params: { allowedValue: "none" }, message: "must be equal to constant" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  var _valid0 = _errs2 === errors;
  if (_valid0) {
    valid0 = true;
    passing0 = 0;
  }
  const _errs3 = errors;
  if ("checkbox" !== data) {
    const err2 = { instancePath, schemaPath: "#/oneOf/1/const", keyword: "const", params: { allowedValue: "checkbox" }, message: "must be equal to constant" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  var _valid0 = _errs3 === errors;
  if (_valid0 && valid0) {
    valid0 = false;
    passing0 = [passing0, 1];
  } else {
    if (_valid0) {
      valid0 = true;
      passing0 = 1;
    }
    const _errs4 = errors;
    if ("window" !== data) {
      const err3 = { instancePath, schemaPath: "#/oneOf/2/const", keyword: "const", params: { allowedValue: "window" }, message: "must be equal to constant" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    var _valid0 = _errs4 === errors;
    if (_valid0 && valid0) {
      valid0 = false;
      passing0 = [passing0, 2];
    } else {
      if (_valid0) {
        valid0 = true;
        passing0 = 2;
      }
    }
  }
  if (!valid0) {
    const err4 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  } else {
    errors = _errs1;
    if (vErrors !== null) {
      if (_errs1) {
        vErrors.length = _errs1;
      } else {
        vErrors = null;
      }
    }
  }
  validate53.errors = vErrors;
  return errors === 0;
}
validate53.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$shipment_terms = validate54;
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate54.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (Array.isArray(data)) {
    if (data.length > 20) {
      const err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      let data0 = data[i0];
      if (typeof data0 === "string") {
        if (func0(data0) > 500) {
          const err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (func0(data0) < 1) {
          const err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    let i1 = data.length;
    let j0;
    if (i1 > 1) {
      const indices0 = {};
      for (; i1--; ) {
        let item0 = data[i1];
        if (typeof item0 !== "string") {
          continue;
        }
        if (typeof indices0[item0] == "number") {
          j0 = indices0[item0];
          const err4 = { instancePath, schemaPath: "#/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
          break;
        }
        indices0[item0] = i1;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate54.errors = vErrors;
  return errors === 0;
}
validate54.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
var settings$window_user_terms_and_conditions = validate55;
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate55.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (func0(data) > 5e4) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 5e4 }, message: "must NOT have more than 50000 characters" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (!formats30(data)) {
      const err1 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "html" }, message: 'must match format "html"' };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate55.errors = vErrors;
  return errors === 0;
}
validate55.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$terms_and_conditions_version = validate56;
var pattern8 = new RegExp("^[0-9A-Za-z][0-9A-Za-z._-]*$", "u");
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate56.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (func0(data) > 40) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (func0(data) < 1) {
      const err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (!pattern8.test(data)) {
      const err2 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[0-9A-Za-z][0-9A-Za-z._-]*$" }, message: 'must match pattern "^[0-9A-Za-z][0-9A-Za-z._-]*$"' };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate56.errors = vErrors;
  return errors === 0;
}
validate56.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$theme_primary = validate57;
var formats36 = /^#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate57.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (func0(data) > 9) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 9 }, message: "must NOT have more than 9 characters" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (!formats36.test(data)) {
      const err1 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "colour" }, message: 'must match format "colour"' };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate57.errors = vErrors;
  return errors === 0;
}
validate57.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$theme_primary_light = validate58;
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate58.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (func0(data) > 9) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 9 }, message: "must NOT have more than 9 characters" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (!formats36.test(data)) {
      const err1 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "colour" }, message: 'must match format "colour"' };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate58.errors = vErrors;
  return errors === 0;
}
validate58.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$theme_primary_dark = validate59;
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate59.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (func0(data) > 9) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 9 }, message: "must NOT have more than 9 characters" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (!formats36.test(data)) {
      const err1 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "colour" }, message: 'must match format "colour"' };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate59.errors = vErrors;
  return errors === 0;
}
validate59.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$theme_text = validate60;
function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate60.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (func0(data) > 9) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 9 }, message: "must NOT have more than 9 characters" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (!formats36.test(data)) {
      const err1 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "colour" }, message: 'must match format "colour"' };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate60.errors = vErrors;
  return errors === 0;
}
validate60.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$theme_nav_bg = validate61;
function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate61.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (func0(data) > 9) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 9 }, message: "must NOT have more than 9 characters" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (!formats36.test(data)) {
      const err1 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "colour" }, message: 'must match format "colour"' };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate61.errors = vErrors;
  return errors === 0;
}
validate61.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$theme_nav_text = validate62;
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate62.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (func0(data) > 9) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 9 }, message: "must NOT have more than 9 characters" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (!formats36.test(data)) {
      const err1 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "colour" }, message: 'must match format "colour"' };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate62.errors = vErrors;
  return errors === 0;
}
validate62.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$theme_nav_active_bg = validate63;
function validate63(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate63.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (func0(data) > 9) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 9 }, message: "must NOT have more than 9 characters" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (!formats36.test(data)) {
      const err1 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "colour" }, message: 'must match format "colour"' };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate63.errors = vErrors;
  return errors === 0;
}
validate63.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$theme_nav_active_bg_hover = validate64;
function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate64.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (func0(data) > 9) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 9 }, message: "must NOT have more than 9 characters" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (!formats36.test(data)) {
      const err1 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "colour" }, message: 'must match format "colour"' };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate64.errors = vErrors;
  return errors === 0;
}
validate64.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$theme_corner_radius = validate65;
function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate65.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (typeof data == "number" && isFinite(data)) {
    if (data > 20 || isNaN(data)) {
      const err1 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 }, message: "must be <= 20" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data < 0 || isNaN(data)) {
      const err2 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
  }
  validate65.errors = vErrors;
  return errors === 0;
}
validate65.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$custom_widget_html = validate66;
function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate66.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (func0(data) > 2e4) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 2e4 }, message: "must NOT have more than 20000 characters" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate66.errors = vErrors;
  return errors === 0;
}
validate66.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$hide_powered_by_shiplogic = validate67;
function validate67(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate67.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "boolean") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate67.errors = vErrors;
  return errors === 0;
}
validate67.evaluated = { "dynamicProps": false, "dynamicItems": false };
var conditions$c_02e70d9938 = validate68;
function validate68(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate68.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (true !== data) {
    const err0 = { instancePath, schemaPath: "#/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate68.errors = vErrors;
  return errors === 0;
}
validate68.evaluated = { "dynamicProps": false, "dynamicItems": false };
var conditions$c_41927c8e6c = validate69;
function validate69(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate69.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (false !== data) {
    const err0 = { instancePath, schemaPath: "#/const", keyword: "const", params: { allowedValue: false }, message: "must be equal to constant" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate69.errors = vErrors;
  return errors === 0;
}
validate69.evaluated = { "dynamicProps": false, "dynamicItems": false };
var conditions$c_f0ebe3aa93 = validate70;
function validate70(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate70.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (func0(data) < 1) {
      const err0 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate70.errors = vErrors;
  return errors === 0;
}
validate70.evaluated = { "dynamicProps": false, "dynamicItems": false };
var conditions$c_4fedee8028 = validate71;
function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate71.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if ("checkbox" !== data) {
    const err0 = { instancePath, schemaPath: "#/const", keyword: "const", params: { allowedValue: "checkbox" }, message: "must be equal to constant" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate71.errors = vErrors;
  return errors === 0;
}
validate71.evaluated = { "dynamicProps": false, "dynamicItems": false };
var conditions$c_04345cab77 = validate72;
function validate72(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate72.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if ("window" !== data) {
    const err0 = { instancePath, schemaPath: "#/const", keyword: "const", params: { allowedValue: "window" }, message: "must be equal to constant" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate72.errors = vErrors;
  return errors === 0;
}
validate72.evaluated = { "dynamicProps": false, "dynamicItems": false };
var conditions$c_7e8c9b59bd = validate73;
var schema73 = { "enum": ["checkbox", "window"] };
function validate73(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate73.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!(data === "checkbox" || data === "window")) {
    const err0 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema73.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate73.errors = vErrors;
  return errors === 0;
}
validate73.evaluated = { "dynamicProps": false, "dynamicItems": false };
var rules$google_needs_client_id = validate74;
function validate74(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate74.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  const _errs1 = errors;
  let valid0 = false;
  const _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.google_login_enabled !== void 0) {
      if (false !== data.google_login_enabled) {
        const err0 = { instancePath: instancePath + "/google_login_enabled", schemaPath: "#/anyOf/0/properties/google_login_enabled/const", keyword: "const", params: { allowedValue: false }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
  }
  var _valid0 = _errs2 === errors;
  valid0 = valid0 || _valid0;
  if (_valid0) {
    var props0 = {};
    props0.google_login_enabled = true;
  }
  const _errs4 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.google_login_client_id === void 0) {
      const err1 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "google_login_client_id" }, message: "must have required property 'google_login_client_id'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  }
  var _valid0 = _errs4 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const err2 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  } else {
    errors = _errs1;
    if (vErrors !== null) {
      if (_errs1) {
        vErrors.length = _errs1;
      } else {
        vErrors = null;
      }
    }
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (props0 !== true) {
      props0 = props0 || {};
      props0.google_login_enabled = true;
      props0.google_login_client_id = true;
    }
    if (data.google_login_enabled !== void 0) {
      if (typeof data.google_login_enabled !== "boolean") {
        const err3 = { instancePath: instancePath + "/google_login_enabled", schemaPath: "#/properties/google_login_enabled/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.google_login_client_id !== void 0) {
      if (typeof data.google_login_client_id !== "string") {
        const err4 = { instancePath: instancePath + "/google_login_client_id", schemaPath: "#/properties/google_login_client_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate74.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate74.evaluated = { "dynamicProps": true, "dynamicItems": false };
var rules$apple_needs_client_id = validate75;
function validate75(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate75.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  const _errs1 = errors;
  let valid0 = false;
  const _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.apple_login_enabled !== void 0) {
      if (false !== data.apple_login_enabled) {
        const err0 = { instancePath: instancePath + "/apple_login_enabled", schemaPath: "#/anyOf/0/properties/apple_login_enabled/const", keyword: "const", params: { allowedValue: false }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
  }
  var _valid0 = _errs2 === errors;
  valid0 = valid0 || _valid0;
  if (_valid0) {
    var props0 = {};
    props0.apple_login_enabled = true;
  }
  const _errs4 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.apple_login_client_id === void 0) {
      const err1 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "apple_login_client_id" }, message: "must have required property 'apple_login_client_id'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  }
  var _valid0 = _errs4 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const err2 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  } else {
    errors = _errs1;
    if (vErrors !== null) {
      if (_errs1) {
        vErrors.length = _errs1;
      } else {
        vErrors = null;
      }
    }
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (props0 !== true) {
      props0 = props0 || {};
      props0.apple_login_enabled = true;
      props0.apple_login_client_id = true;
    }
    if (data.apple_login_enabled !== void 0) {
      if (typeof data.apple_login_enabled !== "boolean") {
        const err3 = { instancePath: instancePath + "/apple_login_enabled", schemaPath: "#/properties/apple_login_enabled/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.apple_login_client_id !== void 0) {
      if (typeof data.apple_login_client_id !== "string") {
        const err4 = { instancePath: instancePath + "/apple_login_client_id", schemaPath: "#/properties/apple_login_client_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate75.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate75.evaluated = { "dynamicProps": true, "dynamicItems": false };
var rules$apple_needs_team_id = validate76;
function validate76(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate76.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  const _errs1 = errors;
  let valid0 = false;
  const _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.apple_login_enabled !== void 0) {
      if (false !== data.apple_login_enabled) {
        const err0 = { instancePath: instancePath + "/apple_login_enabled", schemaPath: "#/anyOf/0/properties/apple_login_enabled/const", keyword: "const", params: { allowedValue: false }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
  }
  var _valid0 = _errs2 === errors;
  valid0 = valid0 || _valid0;
  if (_valid0) {
    var props0 = {};
    props0.apple_login_enabled = true;
  }
  const _errs4 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.apple_login_team_id === void 0) {
      const err1 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "apple_login_team_id" }, message: "must have required property 'apple_login_team_id'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  }
  var _valid0 = _errs4 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const err2 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  } else {
    errors = _errs1;
    if (vErrors !== null) {
      if (_errs1) {
        vErrors.length = _errs1;
      } else {
        vErrors = null;
      }
    }
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (props0 !== true) {
      props0 = props0 || {};
      props0.apple_login_enabled = true;
      props0.apple_login_team_id = true;
    }
    if (data.apple_login_enabled !== void 0) {
      if (typeof data.apple_login_enabled !== "boolean") {
        const err3 = { instancePath: instancePath + "/apple_login_enabled", schemaPath: "#/properties/apple_login_enabled/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.apple_login_team_id !== void 0) {
      if (typeof data.apple_login_team_id !== "string") {
        const err4 = { instancePath: instancePath + "/apple_login_team_id", schemaPath: "#/properties/apple_login_team_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate76.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate76.evaluated = { "dynamicProps": true, "dynamicItems": false };
var rules$apple_needs_key_id = validate77;
function validate77(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate77.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  const _errs1 = errors;
  let valid0 = false;
  const _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.apple_login_enabled !== void 0) {
      if (false !== data.apple_login_enabled) {
        const err0 = { instancePath: instancePath + "/apple_login_enabled", schemaPath: "#/anyOf/0/properties/apple_login_enabled/const", keyword: "const", params: { allowedValue: false }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
  }
  var _valid0 = _errs2 === errors;
  valid0 = valid0 || _valid0;
  if (_valid0) {
    var props0 = {};
    props0.apple_login_enabled = true;
  }
  const _errs4 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.apple_login_key_id === void 0) {
      const err1 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "apple_login_key_id" }, message: "must have required property 'apple_login_key_id'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  }
  var _valid0 = _errs4 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const err2 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  } else {
    errors = _errs1;
    if (vErrors !== null) {
      if (_errs1) {
        vErrors.length = _errs1;
      } else {
        vErrors = null;
      }
    }
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (props0 !== true) {
      props0 = props0 || {};
      props0.apple_login_enabled = true;
      props0.apple_login_key_id = true;
    }
    if (data.apple_login_enabled !== void 0) {
      if (typeof data.apple_login_enabled !== "boolean") {
        const err3 = { instancePath: instancePath + "/apple_login_enabled", schemaPath: "#/properties/apple_login_enabled/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.apple_login_key_id !== void 0) {
      if (typeof data.apple_login_key_id !== "string") {
        const err4 = { instancePath: instancePath + "/apple_login_key_id", schemaPath: "#/properties/apple_login_key_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate77.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate77.evaluated = { "dynamicProps": true, "dynamicItems": false };
var rules$work_hours_order = validate78;
function validate78(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate78.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.work_hours_from !== void 0) {
      if (typeof data.work_hours_from !== "string") {
        const err0 = { instancePath: instancePath + "/work_hours_from", schemaPath: "#/properties/work_hours_from/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.work_hours_to !== void 0) {
      let data1 = data.work_hours_to;
      if (typeof data1 === "string") {
        if (!formats12.validate.test(data1)) {
          const err1 = { instancePath: instancePath + "/work_hours_to", schemaPath: "#/properties/work_hours_to/format", keyword: "format", params: { format: "time-of-day" }, message: 'must match format "time-of-day"' };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        const vSchema0 = data && data.work_hours_from;
        if (vSchema0 !== void 0 && (typeof vSchema0 !== "string" || formats12.compare(data1, vSchema0) <= 0)) {
          const err2 = { instancePath: instancePath + "/work_hours_to", schemaPath: "#/properties/work_hours_to/formatExclusiveMinimum", keyword: "formatExclusiveMinimum", params: { comparison: ">", limit: vSchema0 }, message: "should be > " + vSchema0 };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/work_hours_to", schemaPath: "#/properties/work_hours_to/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate78.errors = vErrors;
  return errors === 0;
}
validate78.evaluated = { "props": { "work_hours_from": true, "work_hours_to": true }, "dynamicProps": false, "dynamicItems": false };
var rules$checkbox_terms_needed = validate79;
var schema79 = { "type": "object", "properties": { "terms_mode": { "type": "string" }, "shipment_terms": { "type": "array" } }, "anyOf": [{ "properties": { "terms_mode": { "enum": ["none", "window"] } } }, { "properties": { "shipment_terms": { "type": "array", "minItems": 1 } }, "required": ["shipment_terms"] }] };
function validate79(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate79.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  const _errs1 = errors;
  let valid0 = false;
  const _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.terms_mode !== void 0) {
      let data0 = data.terms_mode;
      if (!(data0 === "none" || data0 === "window")) {
        const err0 = { instancePath: instancePath + "/terms_mode", schemaPath: "#/anyOf/0/properties/terms_mode/enum", keyword: "enum", params: { allowedValues: schema79.anyOf[0].properties.terms_mode.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
  }
  var _valid0 = _errs2 === errors;
  valid0 = valid0 || _valid0;
  if (_valid0) {
    var props0 = {};
    props0.terms_mode = true;
  }
  const _errs4 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.shipment_terms === void 0) {
      const err1 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "shipment_terms" }, message: "must have required property 'shipment_terms'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.shipment_terms !== void 0) {
      let data1 = data.shipment_terms;
      if (Array.isArray(data1)) {
        if (data1.length < 1) {
          const err2 = { instancePath: instancePath + "/shipment_terms", schemaPath: "#/anyOf/1/properties/shipment_terms/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/shipment_terms", schemaPath: "#/anyOf/1/properties/shipment_terms/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
  }
  var _valid0 = _errs4 === errors;
  valid0 = valid0 || _valid0;
  if (_valid0) {
    if (props0 !== true) {
      props0 = props0 || {};
      props0.shipment_terms = true;
    }
  }
  if (!valid0) {
    const err4 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  } else {
    errors = _errs1;
    if (vErrors !== null) {
      if (_errs1) {
        vErrors.length = _errs1;
      } else {
        vErrors = null;
      }
    }
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (props0 !== true) {
      props0 = props0 || {};
      props0.terms_mode = true;
      props0.shipment_terms = true;
    }
    if (data.terms_mode !== void 0) {
      if (typeof data.terms_mode !== "string") {
        const err5 = { instancePath: instancePath + "/terms_mode", schemaPath: "#/properties/terms_mode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.shipment_terms !== void 0) {
      if (!Array.isArray(data.shipment_terms)) {
        const err6 = { instancePath: instancePath + "/shipment_terms", schemaPath: "#/properties/shipment_terms/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  validate79.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate79.evaluated = { "dynamicProps": true, "dynamicItems": false };
var rules$window_terms_needed = validate80;
var schema80 = { "type": "object", "properties": { "terms_mode": { "type": "string" }, "window_user_terms_and_conditions": { "type": "string" } }, "anyOf": [{ "properties": { "terms_mode": { "enum": ["none", "checkbox"] } } }, { "properties": { "window_user_terms_and_conditions": { "type": "string", "minLength": 1 } }, "required": ["window_user_terms_and_conditions"] }] };
function validate80(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate80.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  const _errs1 = errors;
  let valid0 = false;
  const _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.terms_mode !== void 0) {
      let data0 = data.terms_mode;
      if (!(data0 === "none" || data0 === "checkbox")) {
        const err0 = { instancePath: instancePath + "/terms_mode", schemaPath: "#/anyOf/0/properties/terms_mode/enum", keyword: "enum", params: { allowedValues: schema80.anyOf[0].properties.terms_mode.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
  }
  var _valid0 = _errs2 === errors;
  valid0 = valid0 || _valid0;
  if (_valid0) {
    var props0 = {};
    props0.terms_mode = true;
  }
  const _errs4 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.window_user_terms_and_conditions === void 0) {
      const err1 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "window_user_terms_and_conditions" }, message: "must have required property 'window_user_terms_and_conditions'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.window_user_terms_and_conditions !== void 0) {
      let data1 = data.window_user_terms_and_conditions;
      if (typeof data1 === "string") {
        if (func0(data1) < 1) {
          const err2 = { instancePath: instancePath + "/window_user_terms_and_conditions", schemaPath: "#/anyOf/1/properties/window_user_terms_and_conditions/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/window_user_terms_and_conditions", schemaPath: "#/anyOf/1/properties/window_user_terms_and_conditions/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
  }
  var _valid0 = _errs4 === errors;
  valid0 = valid0 || _valid0;
  if (_valid0) {
    if (props0 !== true) {
      props0 = props0 || {};
      props0.window_user_terms_and_conditions = true;
    }
  }
  if (!valid0) {
    const err4 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  } else {
    errors = _errs1;
    if (vErrors !== null) {
      if (_errs1) {
        vErrors.length = _errs1;
      } else {
        vErrors = null;
      }
    }
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (props0 !== true) {
      props0 = props0 || {};
      props0.terms_mode = true;
      props0.window_user_terms_and_conditions = true;
    }
    if (data.terms_mode !== void 0) {
      if (typeof data.terms_mode !== "string") {
        const err5 = { instancePath: instancePath + "/terms_mode", schemaPath: "#/properties/terms_mode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.window_user_terms_and_conditions !== void 0) {
      if (typeof data.window_user_terms_and_conditions !== "string") {
        const err6 = { instancePath: instancePath + "/window_user_terms_and_conditions", schemaPath: "#/properties/window_user_terms_and_conditions/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  validate80.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate80.evaluated = { "dynamicProps": true, "dynamicItems": false };

// scripts/generate/entry.js
var settings = {
  "url": settings$url,
  "privacy_url": settings$privacy_url,
  "terms_url": settings$terms_url,
  "google_login_enabled": settings$google_login_enabled,
  "google_login_client_id": settings$google_login_client_id,
  "apple_login_enabled": settings$apple_login_enabled,
  "apple_login_client_id": settings$apple_login_client_id,
  "apple_login_team_id": settings$apple_login_team_id,
  "apple_login_key_id": settings$apple_login_key_id,
  "apple_login_private_key": settings$apple_login_private_key,
  "provider_title": settings$provider_title,
  "logo_url": settings$logo_url,
  "navigation_logo_url": settings$navigation_logo_url,
  "favicon_url": settings$favicon_url,
  "work_hours_from": settings$work_hours_from,
  "work_hours_to": settings$work_hours_to,
  "office_closed_days": settings$office_closed_days,
  "support_email_address": settings$support_email_address,
  "support_contact_number": settings$support_contact_number,
  "support_whatsapp_number": settings$support_whatsapp_number,
  "dashboard_undelivered_shipments_duration": settings$dashboard_undelivered_shipments_duration,
  "dashboard_undelivered_shipments_exclude_statuses": settings$dashboard_undelivered_shipments_exclude_statuses,
  "dashboard_uncollected_shipments_duration": settings$dashboard_uncollected_shipments_duration,
  "dashboard_uncollected_shipments_date_to_use": settings$dashboard_uncollected_shipments_date_to_use,
  "dashboard_uncollected_shipments_exclude_statuses": settings$dashboard_uncollected_shipments_exclude_statuses,
  "dashboard_unclosed_collection_requests_duration": settings$dashboard_unclosed_collection_requests_duration,
  "dashboard_unclosed_collection_requests_exclude_statuses": settings$dashboard_unclosed_collection_requests_exclude_statuses,
  "dashboard_stats_start_date": settings$dashboard_stats_start_date,
  "exclude_collection_day_from_performance_calculations": settings$exclude_collection_day_from_performance_calculations,
  "tripsheet_unique_stops_alert_enabled": settings$tripsheet_unique_stops_alert_enabled,
  "tripsheet_unique_stops_alert_limit": settings$tripsheet_unique_stops_alert_limit,
  "unused_feature_interhub_transfers": settings$unused_feature_interhub_transfers,
  "unused_feature_hub_scanner": settings$unused_feature_hub_scanner,
  "unused_feature_collection_requests": settings$unused_feature_collection_requests,
  "unused_feature_collection_request_accounts": settings$unused_feature_collection_request_accounts,
  "unused_feature_public_account_creation": settings$unused_feature_public_account_creation,
  "unused_feature_guest_shipment_creation": settings$unused_feature_guest_shipment_creation,
  "unused_feature_ops_dashboard": settings$unused_feature_ops_dashboard,
  "unused_feature_gtm": settings$unused_feature_gtm,
  "gtm_container_id": settings$gtm_container_id,
  "map_default_location": settings$map_default_location,
  "map_default_zoom": settings$map_default_zoom,
  "map_max_node_count": settings$map_max_node_count,
  "enable_map_edit_lock": settings$enable_map_edit_lock,
  "map_inactivity_check_minutes": settings$map_inactivity_check_minutes,
  "tracking_url": settings$tracking_url,
  "provider_tracking_prefixes": settings$provider_tracking_prefixes,
  "exclude_tracking_statuses": settings$exclude_tracking_statuses,
  "tracking_show_driver_position": settings$tracking_show_driver_position,
  "site_wide_admin_message": settings$site_wide_admin_message,
  "site_wide_admin_message_icon": settings$site_wide_admin_message_icon,
  "site_wide_account_message": settings$site_wide_account_message,
  "site_wide_account_message_icon": settings$site_wide_account_message_icon,
  "terms_mode": settings$terms_mode,
  "shipment_terms": settings$shipment_terms,
  "window_user_terms_and_conditions": settings$window_user_terms_and_conditions,
  "terms_and_conditions_version": settings$terms_and_conditions_version,
  "theme_primary": settings$theme_primary,
  "theme_primary_light": settings$theme_primary_light,
  "theme_primary_dark": settings$theme_primary_dark,
  "theme_text": settings$theme_text,
  "theme_nav_bg": settings$theme_nav_bg,
  "theme_nav_text": settings$theme_nav_text,
  "theme_nav_active_bg": settings$theme_nav_active_bg,
  "theme_nav_active_bg_hover": settings$theme_nav_active_bg_hover,
  "theme_corner_radius": settings$theme_corner_radius,
  "custom_widget_html": settings$custom_widget_html,
  "hide_powered_by_shiplogic": settings$hide_powered_by_shiplogic
};
var conditions = {
  "c_02e70d9938": conditions$c_02e70d9938,
  "c_41927c8e6c": conditions$c_41927c8e6c,
  "c_f0ebe3aa93": conditions$c_f0ebe3aa93,
  "c_4fedee8028": conditions$c_4fedee8028,
  "c_04345cab77": conditions$c_04345cab77,
  "c_7e8c9b59bd": conditions$c_7e8c9b59bd
};
var rules = {
  "google_needs_client_id": rules$google_needs_client_id,
  "apple_needs_client_id": rules$apple_needs_client_id,
  "apple_needs_team_id": rules$apple_needs_team_id,
  "apple_needs_key_id": rules$apple_needs_key_id,
  "work_hours_order": rules$work_hours_order,
  "checkbox_terms_needed": rules$checkbox_terms_needed,
  "window_terms_needed": rules$window_terms_needed
};
export {
  conditions,
  rules,
  settings
};
