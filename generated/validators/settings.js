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

// node_modules/fast-deep-equal/index.js
var require_fast_deep_equal = __commonJS({
  "node_modules/fast-deep-equal/index.js"(exports, module) {
    "use strict";
    module.exports = function equal(a, b) {
      if (a === b) return true;
      if (a && b && typeof a == "object" && typeof b == "object") {
        if (a.constructor !== b.constructor) return false;
        var length, i, keys;
        if (Array.isArray(a)) {
          length = a.length;
          if (length != b.length) return false;
          for (i = length; i-- !== 0; )
            if (!equal(a[i], b[i])) return false;
          return true;
        }
        if (a.constructor === RegExp) return a.source === b.source && a.flags === b.flags;
        if (a.valueOf !== Object.prototype.valueOf) return a.valueOf() === b.valueOf();
        if (a.toString !== Object.prototype.toString) return a.toString() === b.toString();
        keys = Object.keys(a);
        length = keys.length;
        if (length !== Object.keys(b).length) return false;
        for (i = length; i-- !== 0; )
          if (!Object.prototype.hasOwnProperty.call(b, keys[i])) return false;
        for (i = length; i-- !== 0; ) {
          var key = keys[i];
          if (!equal(a[key], b[key])) return false;
        }
        return true;
      }
      return a !== a && b !== b;
    };
  }
});

// node_modules/ajv/dist/runtime/equal.js
var require_equal = __commonJS({
  "node_modules/ajv/dist/runtime/equal.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var equal = require_fast_deep_equal();
    equal.code = 'require("ajv/dist/runtime/equal").default';
    exports.default = equal;
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
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 2048 } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (!formats0(data)) {
      const err1 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "https-url" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
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
var settings$google_login_enabled = validate1;
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
  if (typeof data !== "boolean") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "boolean" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate1.errors = vErrors;
  return errors === 0;
}
validate1.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$google_login_client_id = validate2;
var pattern0 = new RegExp("^[0-9]+-[a-z0-9]+\\.apps\\.googleusercontent\\.com$", "u");
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
    if (func0(data) > 120) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 120 } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (!pattern0.test(data)) {
      const err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[0-9]+-[a-z0-9]+\\.apps\\.googleusercontent\\.com$" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
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
var settings$apple_login_client_id = validate3;
var pattern1 = new RegExp("^[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+$", "u");
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
  if (typeof data === "string") {
    if (func0(data) > 120) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 120 } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (!pattern1.test(data)) {
      const err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+$" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate3.errors = vErrors;
  return errors === 0;
}
validate3.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$apple_login_team_id = validate4;
var pattern2 = new RegExp("^[A-Z0-9]{10}$", "u");
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
    if (func0(data) > 10) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 10 } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (!pattern2.test(data)) {
      const err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[A-Z0-9]{10}$" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
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
var settings$apple_login_private_key = validate5;
var pattern3 = new RegExp("^\\s*-----BEGIN PRIVATE KEY-----[A-Za-z0-9+/=\\s]+-----END PRIVATE KEY-----\\s*$", "u");
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
  if (typeof data === "string") {
    if (func0(data) > 4096) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 4096 } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (!pattern3.test(data)) {
      const err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^\\s*-----BEGIN PRIVATE KEY-----[A-Za-z0-9+/=\\s]+-----END PRIVATE KEY-----\\s*$" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate5.errors = vErrors;
  return errors === 0;
}
validate5.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$provider_title = validate6;
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
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 120 } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (func0(data) < 1) {
      const err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
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
var settings$logo_url = validate7;
var formats2 = ajvFormats["asset-url"];
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
    if (func0(data) > 2048) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 2048 } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (!formats2(data)) {
      const err1 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "asset-url" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
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
var settings$work_hours_from = validate8;
var formats4 = ajvFormats["time-of-day"];
var pattern4 = new RegExp("^([01][0-9]|2[0-3]):(00|30)$", "u");
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
    if (func0(data) > 5) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 5 } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (!pattern4.test(data)) {
      const err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^([01][0-9]|2[0-3]):(00|30)$" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (!formats4.validate.test(data)) {
      const err2 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "time-of-day" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate8.errors = vErrors;
  return errors === 0;
}
validate8.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$office_closed_days = validate9;
var formats6 = ajvFormats.date;
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
  if (Array.isArray(data)) {
    if (data.length > 60) {
      const err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 60 } };
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
          const err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "id" } };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data0.date === void 0) {
          const err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "date" } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data0.reason === void 0) {
          const err3 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "reason" } };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        for (const key0 in data0) {
          if (!(key0 === "id" || key0 === "date" || key0 === "reason")) {
            const err4 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
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
              const err5 = { instancePath: instancePath + "/" + i0 + "/id", schemaPath: "#/items/properties/id/maxLength", keyword: "maxLength", params: { limit: 36 } };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
          } else {
            const err6 = { instancePath: instancePath + "/" + i0 + "/id", schemaPath: "#/items/properties/id/type", keyword: "type", params: { type: "string" } };
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
              const err7 = { instancePath: instancePath + "/" + i0 + "/date", schemaPath: "#/items/properties/date/maxLength", keyword: "maxLength", params: { limit: 10 } };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
            if (!formats6.validate(data2)) {
              const err8 = { instancePath: instancePath + "/" + i0 + "/date", schemaPath: "#/items/properties/date/format", keyword: "format", params: { format: "date" } };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
          } else {
            const err9 = { instancePath: instancePath + "/" + i0 + "/date", schemaPath: "#/items/properties/date/type", keyword: "type", params: { type: "string" } };
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
              const err10 = { instancePath: instancePath + "/" + i0 + "/reason", schemaPath: "#/items/properties/reason/maxLength", keyword: "maxLength", params: { limit: 80 } };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
            if (func0(data3) < 1) {
              const err11 = { instancePath: instancePath + "/" + i0 + "/reason", schemaPath: "#/items/properties/reason/minLength", keyword: "minLength", params: { limit: 1 } };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
          } else {
            const err12 = { instancePath: instancePath + "/" + i0 + "/reason", schemaPath: "#/items/properties/reason/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
        }
      } else {
        const err13 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
  } else {
    const err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } };
    if (vErrors === null) {
      vErrors = [err14];
    } else {
      vErrors.push(err14);
    }
    errors++;
  }
  validate9.errors = vErrors;
  return errors === 0;
}
validate9.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
var settings$support_email_address = validate10;
var formats8 = ajvFormats["email-list"];
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
    if (func0(data) > 500) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 500 } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (!formats8(data)) {
      const err1 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "email-list" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
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
var settings$support_contact_number = validate11;
var formats10 = ajvFormats["phone-za"];
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
    if (func0(data) > 20) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 20 } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (!formats10(data)) {
      const err1 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "phone-za" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
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
var settings$dashboard_undelivered_shipments_duration = validate12;
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
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (typeof data == "number" && isFinite(data)) {
    if (data > 365 || isNaN(data)) {
      const err1 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 365 } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data < 0 || isNaN(data)) {
      const err2 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
  }
  validate12.errors = vErrors;
  return errors === 0;
}
validate12.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$dashboard_undelivered_shipments_exclude_statuses = validate13;
var schema13 = { "type": "array", "items": { "type": "string", "enum": ["quote", "quote-expired", "payment-pending", "payment-failed", "submitted", "outsourced", "collection-assigned", "awaiting-dropoff", "collection-unassigned", "collection-rejected", "collection-exception", "collection-failed-attempt", "collected", "at-hub", "manifested", "ready-for-dispatch", "in-transit", "at-destination-hub", "returned-to-hub", "delivery-assigned", "delivery-unassigned", "delivery-rejected", "bob-box-reservation-failed", "out-for-delivery", "delivery-exception", "delivery-failed-attempt", "in-locker", "ready-for-pickup", "collect-and-return-to-hub", "collected-from-locker", "collected-from-counter", "returned-to-sender", "delivered", "undeliverable", "cancelled", "on-hold", "on-hold-internal"] }, "uniqueItems": true, "maxItems": 37 };
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
  if (Array.isArray(data)) {
    if (data.length > 37) {
      const err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 37 } };
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
        const err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (!(data0 === "quote" || data0 === "quote-expired" || data0 === "payment-pending" || data0 === "payment-failed" || data0 === "submitted" || data0 === "outsourced" || data0 === "collection-assigned" || data0 === "awaiting-dropoff" || data0 === "collection-unassigned" || data0 === "collection-rejected" || data0 === "collection-exception" || data0 === "collection-failed-attempt" || data0 === "collected" || data0 === "at-hub" || data0 === "manifested" || data0 === "ready-for-dispatch" || data0 === "in-transit" || data0 === "at-destination-hub" || data0 === "returned-to-hub" || data0 === "delivery-assigned" || data0 === "delivery-unassigned" || data0 === "delivery-rejected" || data0 === "bob-box-reservation-failed" || data0 === "out-for-delivery" || data0 === "delivery-exception" || data0 === "delivery-failed-attempt" || data0 === "in-locker" || data0 === "ready-for-pickup" || data0 === "collect-and-return-to-hub" || data0 === "collected-from-locker" || data0 === "collected-from-counter" || data0 === "returned-to-sender" || data0 === "delivered" || data0 === "undeliverable" || data0 === "cancelled" || data0 === "on-hold" || data0 === "on-hold-internal")) {
        const err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/enum", keyword: "enum", params: { allowedValues: schema13.items.enum } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
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
          const err3 = { instancePath, schemaPath: "#/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
          break;
        }
        indices0[item0] = i1;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate13.errors = vErrors;
  return errors === 0;
}
validate13.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
var settings$dashboard_uncollected_shipments_date_to_use = validate14;
var schema14 = { "type": "string", "enum": ["collection_min_date", "estimated_collection", "time_created"] };
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
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === "collection_min_date" || data === "estimated_collection" || data === "time_created")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema14.enum } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate14.errors = vErrors;
  return errors === 0;
}
validate14.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$dashboard_unclosed_collection_requests_exclude_statuses = validate15;
var schema15 = { "type": "array", "items": { "type": "string", "enum": ["collection-assigned", "collection-unassigned", "collection-rejected", "collection-exception", "collection-failed-attempt", "closed", "cancelled"] }, "uniqueItems": true, "maxItems": 7 };
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
  if (Array.isArray(data)) {
    if (data.length > 7) {
      const err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 7 } };
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
        const err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (!(data0 === "collection-assigned" || data0 === "collection-unassigned" || data0 === "collection-rejected" || data0 === "collection-exception" || data0 === "collection-failed-attempt" || data0 === "closed" || data0 === "cancelled")) {
        const err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/enum", keyword: "enum", params: { allowedValues: schema15.items.enum } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
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
          const err3 = { instancePath, schemaPath: "#/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
          break;
        }
        indices0[item0] = i1;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate15.errors = vErrors;
  return errors === 0;
}
validate15.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
var settings$dashboard_stats_start_date = validate16;
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
  if (typeof data === "string") {
    if (func0(data) > 10) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 10 } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (!formats6.validate(data)) {
      const err1 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "date" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate16.errors = vErrors;
  return errors === 0;
}
validate16.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$tripsheet_unique_stops_alert_limit = validate17;
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
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (typeof data == "number" && isFinite(data)) {
    if (data > 1e3 || isNaN(data)) {
      const err1 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data < 1 || isNaN(data)) {
      const err2 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
  }
  validate17.errors = vErrors;
  return errors === 0;
}
validate17.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$gtm_container_id = validate18;
var pattern5 = new RegExp("^GTM-[A-Z0-9]{4,10}$", "u");
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
    if (func0(data) > 15) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 15 } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (!pattern5.test(data)) {
      const err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^GTM-[A-Z0-9]{4,10}$" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
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
var settings$map_default_location = validate19;
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
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.lat === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "lat" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.lng === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "lng" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "lat" || key0 === "lng")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
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
          const err3 = { instancePath: instancePath + "/lat", schemaPath: "#/properties/lat/maximum", keyword: "maximum", params: { comparison: "<=", limit: 90 } };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data0 < -90 || isNaN(data0)) {
          const err4 = { instancePath: instancePath + "/lat", schemaPath: "#/properties/lat/minimum", keyword: "minimum", params: { comparison: ">=", limit: -90 } };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/lat", schemaPath: "#/properties/lat/type", keyword: "type", params: { type: "number" } };
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
          const err6 = { instancePath: instancePath + "/lng", schemaPath: "#/properties/lng/maximum", keyword: "maximum", params: { comparison: "<=", limit: 180 } };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data1 < -180 || isNaN(data1)) {
          const err7 = { instancePath: instancePath + "/lng", schemaPath: "#/properties/lng/minimum", keyword: "minimum", params: { comparison: ">=", limit: -180 } };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = { instancePath: instancePath + "/lng", schemaPath: "#/properties/lng/type", keyword: "type", params: { type: "number" } };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
  } else {
    const err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err9];
    } else {
      vErrors.push(err9);
    }
    errors++;
  }
  validate19.errors = vErrors;
  return errors === 0;
}
validate19.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var settings$map_default_zoom = validate20;
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
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (typeof data == "number" && isFinite(data)) {
    if (data > 20 || isNaN(data)) {
      const err1 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data < 1 || isNaN(data)) {
      const err2 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
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
var settings$map_max_node_count = validate21;
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
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (typeof data == "number" && isFinite(data)) {
    if (data > 1e5 || isNaN(data)) {
      const err1 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data < 1 || isNaN(data)) {
      const err2 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
  }
  validate21.errors = vErrors;
  return errors === 0;
}
validate21.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$map_inactivity_check_minutes = validate22;
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
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (typeof data == "number" && isFinite(data)) {
    if (data > 480 || isNaN(data)) {
      const err1 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 480 } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data < 0 || isNaN(data)) {
      const err2 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
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
var settings$provider_tracking_prefixes = validate23;
var formats14 = /^[A-Z0-9]{1,10}$/;
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
  if (Array.isArray(data)) {
    if (data.length > 50) {
      const err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 50 } };
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
          const err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/maxLength", keyword: "maxLength", params: { limit: 10 } };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (!formats14.test(data0)) {
          const err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/format", keyword: "format", params: { format: "tracking-prefix" } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "string" } };
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
          const err4 = { instancePath, schemaPath: "#/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } };
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
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate23.errors = vErrors;
  return errors === 0;
}
validate23.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
var settings$site_wide_admin_message = validate24;
var formats16 = ajvFormats.html;
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
  if (typeof data === "string") {
    if (func0(data) > 4e3) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 4e3 } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (!formats16(data)) {
      const err1 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "html" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate24.errors = vErrors;
  return errors === 0;
}
validate24.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$site_wide_admin_message_icon = validate25;
var schema25 = { "type": "string", "enum": ["error", "warning", "info", "success"] };
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
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === "error" || data === "warning" || data === "info" || data === "success")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema25.enum } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate25.errors = vErrors;
  return errors === 0;
}
validate25.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$terms_mode = validate26;
var schema26 = { "type": "string", "enum": ["none", "checkbox", "window"] };
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
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === "none" || data === "checkbox" || data === "window")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema26.enum } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate26.errors = vErrors;
  return errors === 0;
}
validate26.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$shipment_terms = validate27;
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
  if (Array.isArray(data)) {
    if (data.length > 20) {
      const err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 20 } };
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
          const err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/maxLength", keyword: "maxLength", params: { limit: 500 } };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (func0(data0) < 1) {
          const err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/minLength", keyword: "minLength", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "string" } };
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
          const err4 = { instancePath, schemaPath: "#/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } };
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
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate27.errors = vErrors;
  return errors === 0;
}
validate27.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
var settings$window_user_terms_and_conditions = validate28;
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
  if (typeof data === "string") {
    if (func0(data) > 5e4) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 5e4 } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (!formats16(data)) {
      const err1 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "html" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate28.errors = vErrors;
  return errors === 0;
}
validate28.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$terms_and_conditions_version = validate29;
var pattern6 = new RegExp("^[0-9A-Za-z][0-9A-Za-z._-]*$", "u");
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
  if (typeof data === "string") {
    if (func0(data) > 40) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 40 } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (func0(data) < 1) {
      const err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (!pattern6.test(data)) {
      const err2 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[0-9A-Za-z][0-9A-Za-z._-]*$" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate29.errors = vErrors;
  return errors === 0;
}
validate29.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$invoice_company_name = validate30;
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
  if (typeof data === "string") {
    if (func0(data) > 120) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 120 } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate30.errors = vErrors;
  return errors === 0;
}
validate30.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$invoice_company_address = validate31;
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
  if (typeof data === "string") {
    if (func0(data) > 300) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 300 } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate31.errors = vErrors;
  return errors === 0;
}
validate31.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$invoice_company_registration_no = validate32;
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
  if (typeof data === "string") {
    if (func0(data) > 30) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 30 } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate32.errors = vErrors;
  return errors === 0;
}
validate32.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$invoice_company_vat_no = validate33;
var pattern7 = new RegExp("^[0-9]{10}$", "u");
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
  if (typeof data === "string") {
    if (func0(data) > 10) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 10 } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (!pattern7.test(data)) {
      const err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[0-9]{10}$" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate33.errors = vErrors;
  return errors === 0;
}
validate33.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$vat_percentage = validate34;
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
  if (typeof data == "number" && isFinite(data)) {
    if (data > 100 || isNaN(data)) {
      const err0 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data < 0 || isNaN(data)) {
      const err1 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "number" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate34.errors = vErrors;
  return errors === 0;
}
validate34.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$all_vat_percentages = validate35;
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
  if (Array.isArray(data)) {
    if (data.length > 20) {
      const err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 20 } };
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
          const err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "id" } };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data0.percentage === void 0) {
          const err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "percentage" } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data0.from_date === void 0) {
          const err3 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "from_date" } };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        for (const key0 in data0) {
          if (!(key0 === "id" || key0 === "percentage" || key0 === "from_date")) {
            const err4 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
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
              const err5 = { instancePath: instancePath + "/" + i0 + "/id", schemaPath: "#/items/properties/id/maxLength", keyword: "maxLength", params: { limit: 36 } };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
            if (func0(data1) < 1) {
              const err6 = { instancePath: instancePath + "/" + i0 + "/id", schemaPath: "#/items/properties/id/minLength", keyword: "minLength", params: { limit: 1 } };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
          } else {
            const err7 = { instancePath: instancePath + "/" + i0 + "/id", schemaPath: "#/items/properties/id/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        if (data0.percentage !== void 0) {
          let data2 = data0.percentage;
          if (typeof data2 == "number" && isFinite(data2)) {
            if (data2 > 100 || isNaN(data2)) {
              const err8 = { instancePath: instancePath + "/" + i0 + "/percentage", schemaPath: "#/items/properties/percentage/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
            if (data2 < 0 || isNaN(data2)) {
              const err9 = { instancePath: instancePath + "/" + i0 + "/percentage", schemaPath: "#/items/properties/percentage/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
          } else {
            const err10 = { instancePath: instancePath + "/" + i0 + "/percentage", schemaPath: "#/items/properties/percentage/type", keyword: "type", params: { type: "number" } };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
        if (data0.from_date !== void 0) {
          let data3 = data0.from_date;
          if (typeof data3 === "string") {
            if (func0(data3) > 10) {
              const err11 = { instancePath: instancePath + "/" + i0 + "/from_date", schemaPath: "#/items/properties/from_date/maxLength", keyword: "maxLength", params: { limit: 10 } };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
            if (!formats6.validate(data3)) {
              const err12 = { instancePath: instancePath + "/" + i0 + "/from_date", schemaPath: "#/items/properties/from_date/format", keyword: "format", params: { format: "date" } };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
          } else {
            const err13 = { instancePath: instancePath + "/" + i0 + "/from_date", schemaPath: "#/items/properties/from_date/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
      } else {
        const err14 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
  } else {
    const err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } };
    if (vErrors === null) {
      vErrors = [err15];
    } else {
      vErrors.push(err15);
    }
    errors++;
  }
  validate35.errors = vErrors;
  return errors === 0;
}
validate35.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
var settings$invoice_terms_and_conditions_html = validate36;
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
  if (typeof data === "string") {
    if (func0(data) > 2e4) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 2e4 } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (!formats16(data)) {
      const err1 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "html" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate36.errors = vErrors;
  return errors === 0;
}
validate36.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$invoice_trigger_shipment_status = validate37;
var schema37 = { "type": "string", "enum": ["collected", "at-destination-hub", "out-for-delivery", "delivered"] };
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
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === "collected" || data === "at-destination-hub" || data === "out-for-delivery" || data === "delivered")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema37.enum } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate37.errors = vErrors;
  return errors === 0;
}
validate37.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$insurance_max_declared_value = validate38;
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
  if (typeof data == "number" && isFinite(data)) {
    if (data > 1e7 || isNaN(data)) {
      const err0 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e7 } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data < 1 || isNaN(data)) {
      const err1 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "number" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate38.errors = vErrors;
  return errors === 0;
}
validate38.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$quote_validity_period = validate39;
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
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (typeof data == "number" && isFinite(data)) {
    if (data > 365 || isNaN(data)) {
      const err1 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 365 } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data < 1 || isNaN(data)) {
      const err2 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
  }
  validate39.errors = vErrors;
  return errors === 0;
}
validate39.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$charge_discrepancy_threshold_min_amount = validate40;
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
  if (typeof data == "number" && isFinite(data)) {
    if (data > 1e5 || isNaN(data)) {
      const err0 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data < 0 || isNaN(data)) {
      const err1 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "number" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate40.errors = vErrors;
  return errors === 0;
}
validate40.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$quote_disclaimer_footer = validate41;
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
  if (typeof data === "string") {
    if (func0(data) > 1e4) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 1e4 } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (!formats16(data)) {
      const err1 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "html" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate41.errors = vErrors;
  return errors === 0;
}
validate41.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$quote_payment_reference_option = validate42;
var schema42 = { "type": "string", "enum": ["both", "quote-reference", "account-code"] };
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
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === "both" || data === "quote-reference" || data === "account-code")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema42.enum } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate42.errors = vErrors;
  return errors === 0;
}
validate42.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$payment_methods_payfast_merchant_id = validate43;
var pattern8 = new RegExp("^[0-9]{5,12}$", "u");
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
  if (typeof data === "string") {
    if (func0(data) > 12) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 12 } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (!pattern8.test(data)) {
      const err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[0-9]{5,12}$" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate43.errors = vErrors;
  return errors === 0;
}
validate43.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$payment_methods_payfast_merchant_key = validate44;
var pattern9 = new RegExp("^[A-Za-z0-9]{8,40}$", "u");
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
  if (typeof data === "string") {
    if (func0(data) > 40) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 40 } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (!pattern9.test(data)) {
      const err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9]{8,40}$" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate44.errors = vErrors;
  return errors === 0;
}
validate44.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$payment_methods_payfast_passphrase = validate45;
var pattern10 = new RegExp("^\\S(.*\\S)?$", "u");
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
    if (func0(data) > 64) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 64 } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (!pattern10.test(data)) {
      const err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^\\S(.*\\S)?$" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
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
var settings$payment_methods_bobpay_methods = validate46;
var schema46 = { "type": "array", "items": { "type": "string", "enum": ["credit-card", "instant-eft", "capitec-pay", "pay-shap", "scan-to-pay"] }, "minItems": 1, "maxItems": 5, "uniqueItems": true };
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
    if (data.length > 5) {
      const err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 5 } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.length < 1) {
      const err1 = { instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      let data0 = data[i0];
      if (typeof data0 !== "string") {
        const err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (!(data0 === "credit-card" || data0 === "instant-eft" || data0 === "capitec-pay" || data0 === "pay-shap" || data0 === "scan-to-pay")) {
        const err3 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/enum", keyword: "enum", params: { allowedValues: schema46.items.enum } };
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
          const err4 = { instancePath, schemaPath: "#/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } };
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
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } };
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
var settings$payment_methods_bobpay_recipient_account_code = validate47;
var pattern11 = new RegExp("^[A-Za-z0-9_-]{2,40}$", "u");
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
  if (typeof data === "string") {
    if (func0(data) > 40) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 40 } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (!pattern11.test(data)) {
      const err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{2,40}$" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate47.errors = vErrors;
  return errors === 0;
}
validate47.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$payment_methods_stitch_methods = validate48;
var schema48 = { "type": "array", "items": { "type": "string", "enum": ["eft", "card"] }, "minItems": 1, "maxItems": 2, "uniqueItems": true };
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
  if (Array.isArray(data)) {
    if (data.length > 2) {
      const err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 2 } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.length < 1) {
      const err1 = { instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      let data0 = data[i0];
      if (typeof data0 !== "string") {
        const err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (!(data0 === "eft" || data0 === "card")) {
        const err3 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/enum", keyword: "enum", params: { allowedValues: schema48.items.enum } };
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
          const err4 = { instancePath, schemaPath: "#/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } };
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
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate48.errors = vErrors;
  return errors === 0;
}
validate48.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
var settings$payment_methods_stitch_client_id = validate49;
var pattern12 = new RegExp("^[A-Za-z0-9-]{3,100}$", "u");
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
    if (func0(data) > 100) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 100 } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (!pattern12.test(data)) {
      const err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9-]{3,100}$" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
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
var settings$payment_methods_stitch_client_secret = validate50;
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
  if (typeof data === "string") {
    if (func0(data) > 200) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 200 } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (!pattern10.test(data)) {
      const err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^\\S(.*\\S)?$" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate50.errors = vErrors;
  return errors === 0;
}
validate50.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$payment_methods_stitch_webhook_secret = validate51;
var pattern14 = new RegExp("^whsec_[A-Za-z0-9+/=_-]{10,190}$", "u");
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
    if (func0(data) > 200) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 200 } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (!pattern14.test(data)) {
      const err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^whsec_[A-Za-z0-9+/=_-]{10,190}$" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
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
var settings$payment_methods_stitch_beneficiary_name = validate52;
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
  if (typeof data === "string") {
    if (func0(data) > 20) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 20 } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (func0(data) < 1) {
      const err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate52.errors = vErrors;
  return errors === 0;
}
validate52.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$payment_methods_stitch_beneficiary_bank_id = validate53;
var schema53 = { "type": "string", "enum": ["absa", "african_bank", "capitec", "za_capitec_business", "discovery_bank", "fnb", "investec", "nedbank", "standard_bank", "tymebank", "za_access_bank", "za_albaraka_bank", "za_bank_zero", "za_bidvest", "za_citibank", "za_finbond_mutual_bank", "grindrod_bank", "za_hbz_bank", "za_hsbc", "za_postbank", "sasfin_bank", "za_standard_chartered_bank", "za_state_bank_of_india"] };
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
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === "absa" || data === "african_bank" || data === "capitec" || data === "za_capitec_business" || data === "discovery_bank" || data === "fnb" || data === "investec" || data === "nedbank" || data === "standard_bank" || data === "tymebank" || data === "za_access_bank" || data === "za_albaraka_bank" || data === "za_bank_zero" || data === "za_bidvest" || data === "za_citibank" || data === "za_finbond_mutual_bank" || data === "grindrod_bank" || data === "za_hbz_bank" || data === "za_hsbc" || data === "za_postbank" || data === "sasfin_bank" || data === "za_standard_chartered_bank" || data === "za_state_bank_of_india")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema53.enum } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate53.errors = vErrors;
  return errors === 0;
}
validate53.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$payment_methods_stitch_beneficiary_account_number = validate54;
var pattern15 = new RegExp("^[0-9]{5,20}$", "u");
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
  if (typeof data === "string") {
    if (func0(data) > 20) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 20 } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (!pattern15.test(data)) {
      const err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[0-9]{5,20}$" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate54.errors = vErrors;
  return errors === 0;
}
validate54.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$payment_methods_payfast_topup_limit = validate55;
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
  if (typeof data == "number" && isFinite(data)) {
    if (data > 1e6 || isNaN(data)) {
      const err0 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data < 1 || isNaN(data)) {
      const err1 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "number" } };
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
var settings$payment_methods_custom_name = validate56;
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
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 40 } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (func0(data) < 1) {
      const err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate56.errors = vErrors;
  return errors === 0;
}
validate56.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$payment_methods_eft_account_holder = validate57;
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
    if (func0(data) > 80) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 80 } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate57.errors = vErrors;
  return errors === 0;
}
validate57.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$payment_methods_eft_branch_code = validate58;
var pattern16 = new RegExp("^[0-9]{6}$", "u");
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
    if (func0(data) > 6) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 6 } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (!pattern16.test(data)) {
      const err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[0-9]{6}$" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
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
var settings$payment_methods_eft_account_type = validate59;
var schema59 = { "type": "string", "enum": ["cheque", "savings", "transmission"] };
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
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === "cheque" || data === "savings" || data === "transmission")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema59.enum } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate59.errors = vErrors;
  return errors === 0;
}
validate59.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$minimum_parcel_length = validate60;
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
  if (typeof data == "number" && isFinite(data)) {
    if (data > 1e3 || isNaN(data)) {
      const err0 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data < 0.1 || isNaN(data)) {
      const err1 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0.1 } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "number" } };
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
var settings$minimum_parcel_weight = validate61;
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
  if (typeof data == "number" && isFinite(data)) {
    if (data > 1e4 || isNaN(data)) {
      const err0 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data < 0.01 || isNaN(data)) {
      const err1 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0.01 } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "number" } };
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
var settings$parcel_types = validate62;
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
  if (Array.isArray(data)) {
    if (data.length > 100) {
      const err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 100 } };
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
          const err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "id" } };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data0.name === void 0) {
          const err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "name" } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data0.length === void 0) {
          const err3 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "length" } };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data0.width === void 0) {
          const err4 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "width" } };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data0.height === void 0) {
          const err5 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "height" } };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data0.weight === void 0) {
          const err6 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "weight" } };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data0.is_default === void 0) {
          const err7 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "is_default" } };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        for (const key0 in data0) {
          if (!(key0 === "id" || key0 === "name" || key0 === "length" || key0 === "width" || key0 === "height" || key0 === "weight" || key0 === "declared_value" || key0 === "is_default")) {
            const err8 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
        if (data0.id !== void 0) {
          let data1 = data0.id;
          if (typeof data1 === "string") {
            if (func0(data1) > 36) {
              const err9 = { instancePath: instancePath + "/" + i0 + "/id", schemaPath: "#/items/properties/id/maxLength", keyword: "maxLength", params: { limit: 36 } };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
            if (func0(data1) < 1) {
              const err10 = { instancePath: instancePath + "/" + i0 + "/id", schemaPath: "#/items/properties/id/minLength", keyword: "minLength", params: { limit: 1 } };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
          } else {
            const err11 = { instancePath: instancePath + "/" + i0 + "/id", schemaPath: "#/items/properties/id/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
        if (data0.name !== void 0) {
          let data2 = data0.name;
          if (typeof data2 === "string") {
            if (func0(data2) > 60) {
              const err12 = { instancePath: instancePath + "/" + i0 + "/name", schemaPath: "#/items/properties/name/maxLength", keyword: "maxLength", params: { limit: 60 } };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
            if (func0(data2) < 1) {
              const err13 = { instancePath: instancePath + "/" + i0 + "/name", schemaPath: "#/items/properties/name/minLength", keyword: "minLength", params: { limit: 1 } };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
          } else {
            const err14 = { instancePath: instancePath + "/" + i0 + "/name", schemaPath: "#/items/properties/name/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
        }
        if (data0.length !== void 0) {
          let data3 = data0.length;
          if (typeof data3 == "number" && isFinite(data3)) {
            if (data3 > 1e3 || isNaN(data3)) {
              const err15 = { instancePath: instancePath + "/" + i0 + "/length", schemaPath: "#/items/properties/length/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 } };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
            if (data3 < 0.1 || isNaN(data3)) {
              const err16 = { instancePath: instancePath + "/" + i0 + "/length", schemaPath: "#/items/properties/length/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0.1 } };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
            }
          } else {
            const err17 = { instancePath: instancePath + "/" + i0 + "/length", schemaPath: "#/items/properties/length/type", keyword: "type", params: { type: "number" } };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
        }
        if (data0.width !== void 0) {
          let data4 = data0.width;
          if (typeof data4 == "number" && isFinite(data4)) {
            if (data4 > 1e3 || isNaN(data4)) {
              const err18 = { instancePath: instancePath + "/" + i0 + "/width", schemaPath: "#/items/properties/width/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 } };
              if (vErrors === null) {
                vErrors = [err18];
              } else {
                vErrors.push(err18);
              }
              errors++;
            }
            if (data4 < 0.1 || isNaN(data4)) {
              const err19 = { instancePath: instancePath + "/" + i0 + "/width", schemaPath: "#/items/properties/width/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0.1 } };
              if (vErrors === null) {
                vErrors = [err19];
              } else {
                vErrors.push(err19);
              }
              errors++;
            }
          } else {
            const err20 = { instancePath: instancePath + "/" + i0 + "/width", schemaPath: "#/items/properties/width/type", keyword: "type", params: { type: "number" } };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
        }
        if (data0.height !== void 0) {
          let data5 = data0.height;
          if (typeof data5 == "number" && isFinite(data5)) {
            if (data5 > 1e3 || isNaN(data5)) {
              const err21 = { instancePath: instancePath + "/" + i0 + "/height", schemaPath: "#/items/properties/height/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 } };
              if (vErrors === null) {
                vErrors = [err21];
              } else {
                vErrors.push(err21);
              }
              errors++;
            }
            if (data5 < 0.1 || isNaN(data5)) {
              const err22 = { instancePath: instancePath + "/" + i0 + "/height", schemaPath: "#/items/properties/height/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0.1 } };
              if (vErrors === null) {
                vErrors = [err22];
              } else {
                vErrors.push(err22);
              }
              errors++;
            }
          } else {
            const err23 = { instancePath: instancePath + "/" + i0 + "/height", schemaPath: "#/items/properties/height/type", keyword: "type", params: { type: "number" } };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
        }
        if (data0.weight !== void 0) {
          let data6 = data0.weight;
          if (typeof data6 == "number" && isFinite(data6)) {
            if (data6 > 1e4 || isNaN(data6)) {
              const err24 = { instancePath: instancePath + "/" + i0 + "/weight", schemaPath: "#/items/properties/weight/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 } };
              if (vErrors === null) {
                vErrors = [err24];
              } else {
                vErrors.push(err24);
              }
              errors++;
            }
            if (data6 < 0.01 || isNaN(data6)) {
              const err25 = { instancePath: instancePath + "/" + i0 + "/weight", schemaPath: "#/items/properties/weight/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0.01 } };
              if (vErrors === null) {
                vErrors = [err25];
              } else {
                vErrors.push(err25);
              }
              errors++;
            }
          } else {
            const err26 = { instancePath: instancePath + "/" + i0 + "/weight", schemaPath: "#/items/properties/weight/type", keyword: "type", params: { type: "number" } };
            if (vErrors === null) {
              vErrors = [err26];
            } else {
              vErrors.push(err26);
            }
            errors++;
          }
        }
        if (data0.declared_value !== void 0) {
          let data7 = data0.declared_value;
          if (typeof data7 == "number" && isFinite(data7)) {
            if (data7 > 1e7 || isNaN(data7)) {
              const err27 = { instancePath: instancePath + "/" + i0 + "/declared_value", schemaPath: "#/items/properties/declared_value/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e7 } };
              if (vErrors === null) {
                vErrors = [err27];
              } else {
                vErrors.push(err27);
              }
              errors++;
            }
            if (data7 < 0 || isNaN(data7)) {
              const err28 = { instancePath: instancePath + "/" + i0 + "/declared_value", schemaPath: "#/items/properties/declared_value/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              if (vErrors === null) {
                vErrors = [err28];
              } else {
                vErrors.push(err28);
              }
              errors++;
            }
          } else {
            const err29 = { instancePath: instancePath + "/" + i0 + "/declared_value", schemaPath: "#/items/properties/declared_value/type", keyword: "type", params: { type: "number" } };
            if (vErrors === null) {
              vErrors = [err29];
            } else {
              vErrors.push(err29);
            }
            errors++;
          }
        }
        if (data0.is_default !== void 0) {
          if (typeof data0.is_default !== "boolean") {
            const err30 = { instancePath: instancePath + "/" + i0 + "/is_default", schemaPath: "#/items/properties/is_default/type", keyword: "type", params: { type: "boolean" } };
            if (vErrors === null) {
              vErrors = [err30];
            } else {
              vErrors.push(err30);
            }
            errors++;
          }
        }
      } else {
        const err31 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err31];
        } else {
          vErrors.push(err31);
        }
        errors++;
      }
    }
  } else {
    const err32 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } };
    if (vErrors === null) {
      vErrors = [err32];
    } else {
      vErrors.push(err32);
    }
    errors++;
  }
  validate62.errors = vErrors;
  return errors === 0;
}
validate62.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
var settings$parcel_categories = validate63;
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
  if (Array.isArray(data)) {
    if (data.length > 100) {
      const err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 100 } };
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
        if (func0(data0) > 60) {
          const err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/maxLength", keyword: "maxLength", params: { limit: 60 } };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (func0(data0) < 1) {
          const err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/minLength", keyword: "minLength", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "string" } };
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
          const err4 = { instancePath, schemaPath: "#/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } };
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
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate63.errors = vErrors;
  return errors === 0;
}
validate63.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
var settings$parcel_disclaimer = validate64;
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
    if (func0(data) > 1e3) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 1e3 } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate64.errors = vErrors;
  return errors === 0;
}
validate64.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$note_types = validate65;
var schema65 = { "type": "array", "items": { "type": "object", "properties": { "id": { "type": "string", "minLength": 1, "maxLength": 36 }, "name": { "type": "string", "minLength": 1, "maxLength": 60 }, "shown_to_customers": { "type": "boolean" }, "email_recipients": { "type": "array", "items": { "type": "string", "enum": ["collection-contact", "delivery-contact", "account-holder"] }, "maxItems": 3, "uniqueItems": true }, "retired": { "type": "boolean" } }, "required": ["id", "name", "shown_to_customers", "email_recipients", "retired"], "additionalProperties": false }, "maxItems": 40 };
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
  if (Array.isArray(data)) {
    if (data.length > 40) {
      const err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 40 } };
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
          const err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "id" } };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data0.name === void 0) {
          const err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "name" } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data0.shown_to_customers === void 0) {
          const err3 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "shown_to_customers" } };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data0.email_recipients === void 0) {
          const err4 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "email_recipients" } };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data0.retired === void 0) {
          const err5 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "retired" } };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        for (const key0 in data0) {
          if (!(key0 === "id" || key0 === "name" || key0 === "shown_to_customers" || key0 === "email_recipients" || key0 === "retired")) {
            const err6 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
        if (data0.id !== void 0) {
          let data1 = data0.id;
          if (typeof data1 === "string") {
            if (func0(data1) > 36) {
              const err7 = { instancePath: instancePath + "/" + i0 + "/id", schemaPath: "#/items/properties/id/maxLength", keyword: "maxLength", params: { limit: 36 } };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
            if (func0(data1) < 1) {
              const err8 = { instancePath: instancePath + "/" + i0 + "/id", schemaPath: "#/items/properties/id/minLength", keyword: "minLength", params: { limit: 1 } };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
          } else {
            const err9 = { instancePath: instancePath + "/" + i0 + "/id", schemaPath: "#/items/properties/id/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
        if (data0.name !== void 0) {
          let data2 = data0.name;
          if (typeof data2 === "string") {
            if (func0(data2) > 60) {
              const err10 = { instancePath: instancePath + "/" + i0 + "/name", schemaPath: "#/items/properties/name/maxLength", keyword: "maxLength", params: { limit: 60 } };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
            if (func0(data2) < 1) {
              const err11 = { instancePath: instancePath + "/" + i0 + "/name", schemaPath: "#/items/properties/name/minLength", keyword: "minLength", params: { limit: 1 } };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
          } else {
            const err12 = { instancePath: instancePath + "/" + i0 + "/name", schemaPath: "#/items/properties/name/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
        }
        if (data0.shown_to_customers !== void 0) {
          if (typeof data0.shown_to_customers !== "boolean") {
            const err13 = { instancePath: instancePath + "/" + i0 + "/shown_to_customers", schemaPath: "#/items/properties/shown_to_customers/type", keyword: "type", params: { type: "boolean" } };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
        if (data0.email_recipients !== void 0) {
          let data4 = data0.email_recipients;
          if (Array.isArray(data4)) {
            if (data4.length > 3) {
              const err14 = { instancePath: instancePath + "/" + i0 + "/email_recipients", schemaPath: "#/items/properties/email_recipients/maxItems", keyword: "maxItems", params: { limit: 3 } };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
            const len1 = data4.length;
            for (let i1 = 0; i1 < len1; i1++) {
              let data5 = data4[i1];
              if (typeof data5 !== "string") {
                const err15 = { instancePath: instancePath + "/" + i0 + "/email_recipients/" + i1, schemaPath: "#/items/properties/email_recipients/items/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err15];
                } else {
                  vErrors.push(err15);
                }
                errors++;
              }
              if (!(data5 === "collection-contact" || data5 === "delivery-contact" || data5 === "account-holder")) {
                const err16 = { instancePath: instancePath + "/" + i0 + "/email_recipients/" + i1, schemaPath: "#/items/properties/email_recipients/items/enum", keyword: "enum", params: { allowedValues: schema65.items.properties.email_recipients.items.enum } };
                if (vErrors === null) {
                  vErrors = [err16];
                } else {
                  vErrors.push(err16);
                }
                errors++;
              }
            }
            let i2 = data4.length;
            let j0;
            if (i2 > 1) {
              const indices0 = {};
              for (; i2--; ) {
                let item0 = data4[i2];
                if (typeof item0 !== "string") {
                  continue;
                }
                if (typeof indices0[item0] == "number") {
                  j0 = indices0[item0];
                  const err17 = { instancePath: instancePath + "/" + i0 + "/email_recipients", schemaPath: "#/items/properties/email_recipients/uniqueItems", keyword: "uniqueItems", params: { i: i2, j: j0 } };
                  if (vErrors === null) {
                    vErrors = [err17];
                  } else {
                    vErrors.push(err17);
                  }
                  errors++;
                  break;
                }
                indices0[item0] = i2;
              }
            }
          } else {
            const err18 = { instancePath: instancePath + "/" + i0 + "/email_recipients", schemaPath: "#/items/properties/email_recipients/type", keyword: "type", params: { type: "array" } };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        }
        if (data0.retired !== void 0) {
          if (typeof data0.retired !== "boolean") {
            const err19 = { instancePath: instancePath + "/" + i0 + "/retired", schemaPath: "#/items/properties/retired/type", keyword: "type", params: { type: "boolean" } };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
        }
      } else {
        const err20 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
  } else {
    const err21 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } };
    if (vErrors === null) {
      vErrors = [err21];
    } else {
      vErrors.push(err21);
    }
    errors++;
  }
  validate65.errors = vErrors;
  return errors === 0;
}
validate65.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
var settings$predefined_addresses = validate66;
var schema66 = { "type": "array", "items": { "type": "object", "properties": { "id": { "type": "string", "minLength": 1, "maxLength": 36 }, "name": { "type": "string", "minLength": 1, "maxLength": 60 }, "address": { "type": "object", "properties": { "type": { "type": "string", "enum": ["business", "residential", "international"] }, "company": { "type": "string", "maxLength": 100 }, "street_address": { "type": "string", "minLength": 1, "maxLength": 200 }, "local_area": { "type": "string", "minLength": 1, "maxLength": 80 }, "city": { "type": "string", "minLength": 1, "maxLength": 80 }, "zone": { "type": "string", "minLength": 1, "maxLength": 60 }, "code": { "type": "string", "maxLength": 12 }, "country": { "type": "string", "format": "country", "maxLength": 2 }, "lat": { "type": "number", "minimum": -90, "maximum": 90 }, "lng": { "type": "number", "minimum": -180, "maximum": 180 } }, "required": ["street_address", "local_area", "city", "zone", "country"], "additionalProperties": false }, "contact_name": { "type": "string", "maxLength": 100 }, "mobile_number": { "type": "string", "format": "phone-za", "maxLength": 20 }, "email": { "type": "string", "format": "email", "maxLength": 254 }, "special_instructions": { "type": "string", "maxLength": 300 } }, "required": ["id", "name", "address"], "additionalProperties": false }, "maxItems": 50 };
var func62 = Object.prototype.hasOwnProperty;
var formats26 = ajvFormats.country;
var formats30 = ajvFormats.email;
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
  if (Array.isArray(data)) {
    if (data.length > 50) {
      const err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 50 } };
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
          const err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "id" } };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data0.name === void 0) {
          const err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "name" } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data0.address === void 0) {
          const err3 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "address" } };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        for (const key0 in data0) {
          if (!(key0 === "id" || key0 === "name" || key0 === "address" || key0 === "contact_name" || key0 === "mobile_number" || key0 === "email" || key0 === "special_instructions")) {
            const err4 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
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
              const err5 = { instancePath: instancePath + "/" + i0 + "/id", schemaPath: "#/items/properties/id/maxLength", keyword: "maxLength", params: { limit: 36 } };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
            if (func0(data1) < 1) {
              const err6 = { instancePath: instancePath + "/" + i0 + "/id", schemaPath: "#/items/properties/id/minLength", keyword: "minLength", params: { limit: 1 } };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
          } else {
            const err7 = { instancePath: instancePath + "/" + i0 + "/id", schemaPath: "#/items/properties/id/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        if (data0.name !== void 0) {
          let data2 = data0.name;
          if (typeof data2 === "string") {
            if (func0(data2) > 60) {
              const err8 = { instancePath: instancePath + "/" + i0 + "/name", schemaPath: "#/items/properties/name/maxLength", keyword: "maxLength", params: { limit: 60 } };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
            if (func0(data2) < 1) {
              const err9 = { instancePath: instancePath + "/" + i0 + "/name", schemaPath: "#/items/properties/name/minLength", keyword: "minLength", params: { limit: 1 } };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
          } else {
            const err10 = { instancePath: instancePath + "/" + i0 + "/name", schemaPath: "#/items/properties/name/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
        if (data0.address !== void 0) {
          let data3 = data0.address;
          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
            if (data3.street_address === void 0) {
              const err11 = { instancePath: instancePath + "/" + i0 + "/address", schemaPath: "#/items/properties/address/required", keyword: "required", params: { missingProperty: "street_address" } };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
            if (data3.local_area === void 0) {
              const err12 = { instancePath: instancePath + "/" + i0 + "/address", schemaPath: "#/items/properties/address/required", keyword: "required", params: { missingProperty: "local_area" } };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
            if (data3.city === void 0) {
              const err13 = { instancePath: instancePath + "/" + i0 + "/address", schemaPath: "#/items/properties/address/required", keyword: "required", params: { missingProperty: "city" } };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
            if (data3.zone === void 0) {
              const err14 = { instancePath: instancePath + "/" + i0 + "/address", schemaPath: "#/items/properties/address/required", keyword: "required", params: { missingProperty: "zone" } };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
            if (data3.country === void 0) {
              const err15 = { instancePath: instancePath + "/" + i0 + "/address", schemaPath: "#/items/properties/address/required", keyword: "required", params: { missingProperty: "country" } };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
            for (const key1 in data3) {
              if (!func62.call(schema66.items.properties.address.properties, key1)) {
                const err16 = { instancePath: instancePath + "/" + i0 + "/address", schemaPath: "#/items/properties/address/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
                if (vErrors === null) {
                  vErrors = [err16];
                } else {
                  vErrors.push(err16);
                }
                errors++;
              }
            }
            if (data3.type !== void 0) {
              let data4 = data3.type;
              if (typeof data4 !== "string") {
                const err17 = { instancePath: instancePath + "/" + i0 + "/address/type", schemaPath: "#/items/properties/address/properties/type/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err17];
                } else {
                  vErrors.push(err17);
                }
                errors++;
              }
              if (!(data4 === "business" || data4 === "residential" || data4 === "international")) {
                const err18 = { instancePath: instancePath + "/" + i0 + "/address/type", schemaPath: "#/items/properties/address/properties/type/enum", keyword: "enum", params: { allowedValues: schema66.items.properties.address.properties.type.enum } };
                if (vErrors === null) {
                  vErrors = [err18];
                } else {
                  vErrors.push(err18);
                }
                errors++;
              }
            }
            if (data3.company !== void 0) {
              let data5 = data3.company;
              if (typeof data5 === "string") {
                if (func0(data5) > 100) {
                  const err19 = { instancePath: instancePath + "/" + i0 + "/address/company", schemaPath: "#/items/properties/address/properties/company/maxLength", keyword: "maxLength", params: { limit: 100 } };
                  if (vErrors === null) {
                    vErrors = [err19];
                  } else {
                    vErrors.push(err19);
                  }
                  errors++;
                }
              } else {
                const err20 = { instancePath: instancePath + "/" + i0 + "/address/company", schemaPath: "#/items/properties/address/properties/company/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err20];
                } else {
                  vErrors.push(err20);
                }
                errors++;
              }
            }
            if (data3.street_address !== void 0) {
              let data6 = data3.street_address;
              if (typeof data6 === "string") {
                if (func0(data6) > 200) {
                  const err21 = { instancePath: instancePath + "/" + i0 + "/address/street_address", schemaPath: "#/items/properties/address/properties/street_address/maxLength", keyword: "maxLength", params: { limit: 200 } };
                  if (vErrors === null) {
                    vErrors = [err21];
                  } else {
                    vErrors.push(err21);
                  }
                  errors++;
                }
                if (func0(data6) < 1) {
                  const err22 = { instancePath: instancePath + "/" + i0 + "/address/street_address", schemaPath: "#/items/properties/address/properties/street_address/minLength", keyword: "minLength", params: { limit: 1 } };
                  if (vErrors === null) {
                    vErrors = [err22];
                  } else {
                    vErrors.push(err22);
                  }
                  errors++;
                }
              } else {
                const err23 = { instancePath: instancePath + "/" + i0 + "/address/street_address", schemaPath: "#/items/properties/address/properties/street_address/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err23];
                } else {
                  vErrors.push(err23);
                }
                errors++;
              }
            }
            if (data3.local_area !== void 0) {
              let data7 = data3.local_area;
              if (typeof data7 === "string") {
                if (func0(data7) > 80) {
                  const err24 = { instancePath: instancePath + "/" + i0 + "/address/local_area", schemaPath: "#/items/properties/address/properties/local_area/maxLength", keyword: "maxLength", params: { limit: 80 } };
                  if (vErrors === null) {
                    vErrors = [err24];
                  } else {
                    vErrors.push(err24);
                  }
                  errors++;
                }
                if (func0(data7) < 1) {
                  const err25 = { instancePath: instancePath + "/" + i0 + "/address/local_area", schemaPath: "#/items/properties/address/properties/local_area/minLength", keyword: "minLength", params: { limit: 1 } };
                  if (vErrors === null) {
                    vErrors = [err25];
                  } else {
                    vErrors.push(err25);
                  }
                  errors++;
                }
              } else {
                const err26 = { instancePath: instancePath + "/" + i0 + "/address/local_area", schemaPath: "#/items/properties/address/properties/local_area/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err26];
                } else {
                  vErrors.push(err26);
                }
                errors++;
              }
            }
            if (data3.city !== void 0) {
              let data8 = data3.city;
              if (typeof data8 === "string") {
                if (func0(data8) > 80) {
                  const err27 = { instancePath: instancePath + "/" + i0 + "/address/city", schemaPath: "#/items/properties/address/properties/city/maxLength", keyword: "maxLength", params: { limit: 80 } };
                  if (vErrors === null) {
                    vErrors = [err27];
                  } else {
                    vErrors.push(err27);
                  }
                  errors++;
                }
                if (func0(data8) < 1) {
                  const err28 = { instancePath: instancePath + "/" + i0 + "/address/city", schemaPath: "#/items/properties/address/properties/city/minLength", keyword: "minLength", params: { limit: 1 } };
                  if (vErrors === null) {
                    vErrors = [err28];
                  } else {
                    vErrors.push(err28);
                  }
                  errors++;
                }
              } else {
                const err29 = { instancePath: instancePath + "/" + i0 + "/address/city", schemaPath: "#/items/properties/address/properties/city/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err29];
                } else {
                  vErrors.push(err29);
                }
                errors++;
              }
            }
            if (data3.zone !== void 0) {
              let data9 = data3.zone;
              if (typeof data9 === "string") {
                if (func0(data9) > 60) {
                  const err30 = { instancePath: instancePath + "/" + i0 + "/address/zone", schemaPath: "#/items/properties/address/properties/zone/maxLength", keyword: "maxLength", params: { limit: 60 } };
                  if (vErrors === null) {
                    vErrors = [err30];
                  } else {
                    vErrors.push(err30);
                  }
                  errors++;
                }
                if (func0(data9) < 1) {
                  const err31 = { instancePath: instancePath + "/" + i0 + "/address/zone", schemaPath: "#/items/properties/address/properties/zone/minLength", keyword: "minLength", params: { limit: 1 } };
                  if (vErrors === null) {
                    vErrors = [err31];
                  } else {
                    vErrors.push(err31);
                  }
                  errors++;
                }
              } else {
                const err32 = { instancePath: instancePath + "/" + i0 + "/address/zone", schemaPath: "#/items/properties/address/properties/zone/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err32];
                } else {
                  vErrors.push(err32);
                }
                errors++;
              }
            }
            if (data3.code !== void 0) {
              let data10 = data3.code;
              if (typeof data10 === "string") {
                if (func0(data10) > 12) {
                  const err33 = { instancePath: instancePath + "/" + i0 + "/address/code", schemaPath: "#/items/properties/address/properties/code/maxLength", keyword: "maxLength", params: { limit: 12 } };
                  if (vErrors === null) {
                    vErrors = [err33];
                  } else {
                    vErrors.push(err33);
                  }
                  errors++;
                }
              } else {
                const err34 = { instancePath: instancePath + "/" + i0 + "/address/code", schemaPath: "#/items/properties/address/properties/code/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err34];
                } else {
                  vErrors.push(err34);
                }
                errors++;
              }
            }
            if (data3.country !== void 0) {
              let data11 = data3.country;
              if (typeof data11 === "string") {
                if (func0(data11) > 2) {
                  const err35 = { instancePath: instancePath + "/" + i0 + "/address/country", schemaPath: "#/items/properties/address/properties/country/maxLength", keyword: "maxLength", params: { limit: 2 } };
                  if (vErrors === null) {
                    vErrors = [err35];
                  } else {
                    vErrors.push(err35);
                  }
                  errors++;
                }
                if (!formats26(data11)) {
                  const err36 = { instancePath: instancePath + "/" + i0 + "/address/country", schemaPath: "#/items/properties/address/properties/country/format", keyword: "format", params: { format: "country" } };
                  if (vErrors === null) {
                    vErrors = [err36];
                  } else {
                    vErrors.push(err36);
                  }
                  errors++;
                }
              } else {
                const err37 = { instancePath: instancePath + "/" + i0 + "/address/country", schemaPath: "#/items/properties/address/properties/country/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err37];
                } else {
                  vErrors.push(err37);
                }
                errors++;
              }
            }
            if (data3.lat !== void 0) {
              let data12 = data3.lat;
              if (typeof data12 == "number" && isFinite(data12)) {
                if (data12 > 90 || isNaN(data12)) {
                  const err38 = { instancePath: instancePath + "/" + i0 + "/address/lat", schemaPath: "#/items/properties/address/properties/lat/maximum", keyword: "maximum", params: { comparison: "<=", limit: 90 } };
                  if (vErrors === null) {
                    vErrors = [err38];
                  } else {
                    vErrors.push(err38);
                  }
                  errors++;
                }
                if (data12 < -90 || isNaN(data12)) {
                  const err39 = { instancePath: instancePath + "/" + i0 + "/address/lat", schemaPath: "#/items/properties/address/properties/lat/minimum", keyword: "minimum", params: { comparison: ">=", limit: -90 } };
                  if (vErrors === null) {
                    vErrors = [err39];
                  } else {
                    vErrors.push(err39);
                  }
                  errors++;
                }
              } else {
                const err40 = { instancePath: instancePath + "/" + i0 + "/address/lat", schemaPath: "#/items/properties/address/properties/lat/type", keyword: "type", params: { type: "number" } };
                if (vErrors === null) {
                  vErrors = [err40];
                } else {
                  vErrors.push(err40);
                }
                errors++;
              }
            }
            if (data3.lng !== void 0) {
              let data13 = data3.lng;
              if (typeof data13 == "number" && isFinite(data13)) {
                if (data13 > 180 || isNaN(data13)) {
                  const err41 = { instancePath: instancePath + "/" + i0 + "/address/lng", schemaPath: "#/items/properties/address/properties/lng/maximum", keyword: "maximum", params: { comparison: "<=", limit: 180 } };
                  if (vErrors === null) {
                    vErrors = [err41];
                  } else {
                    vErrors.push(err41);
                  }
                  errors++;
                }
                if (data13 < -180 || isNaN(data13)) {
                  const err42 = { instancePath: instancePath + "/" + i0 + "/address/lng", schemaPath: "#/items/properties/address/properties/lng/minimum", keyword: "minimum", params: { comparison: ">=", limit: -180 } };
                  if (vErrors === null) {
                    vErrors = [err42];
                  } else {
                    vErrors.push(err42);
                  }
                  errors++;
                }
              } else {
                const err43 = { instancePath: instancePath + "/" + i0 + "/address/lng", schemaPath: "#/items/properties/address/properties/lng/type", keyword: "type", params: { type: "number" } };
                if (vErrors === null) {
                  vErrors = [err43];
                } else {
                  vErrors.push(err43);
                }
                errors++;
              }
            }
          } else {
            const err44 = { instancePath: instancePath + "/" + i0 + "/address", schemaPath: "#/items/properties/address/type", keyword: "type", params: { type: "object" } };
            if (vErrors === null) {
              vErrors = [err44];
            } else {
              vErrors.push(err44);
            }
            errors++;
          }
        }
        if (data0.contact_name !== void 0) {
          let data14 = data0.contact_name;
          if (typeof data14 === "string") {
            if (func0(data14) > 100) {
              const err45 = { instancePath: instancePath + "/" + i0 + "/contact_name", schemaPath: "#/items/properties/contact_name/maxLength", keyword: "maxLength", params: { limit: 100 } };
              if (vErrors === null) {
                vErrors = [err45];
              } else {
                vErrors.push(err45);
              }
              errors++;
            }
          } else {
            const err46 = { instancePath: instancePath + "/" + i0 + "/contact_name", schemaPath: "#/items/properties/contact_name/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err46];
            } else {
              vErrors.push(err46);
            }
            errors++;
          }
        }
        if (data0.mobile_number !== void 0) {
          let data15 = data0.mobile_number;
          if (typeof data15 === "string") {
            if (func0(data15) > 20) {
              const err47 = { instancePath: instancePath + "/" + i0 + "/mobile_number", schemaPath: "#/items/properties/mobile_number/maxLength", keyword: "maxLength", params: { limit: 20 } };
              if (vErrors === null) {
                vErrors = [err47];
              } else {
                vErrors.push(err47);
              }
              errors++;
            }
            if (!formats10(data15)) {
              const err48 = { instancePath: instancePath + "/" + i0 + "/mobile_number", schemaPath: "#/items/properties/mobile_number/format", keyword: "format", params: { format: "phone-za" } };
              if (vErrors === null) {
                vErrors = [err48];
              } else {
                vErrors.push(err48);
              }
              errors++;
            }
          } else {
            const err49 = { instancePath: instancePath + "/" + i0 + "/mobile_number", schemaPath: "#/items/properties/mobile_number/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err49];
            } else {
              vErrors.push(err49);
            }
            errors++;
          }
        }
        if (data0.email !== void 0) {
          let data16 = data0.email;
          if (typeof data16 === "string") {
            if (func0(data16) > 254) {
              const err50 = { instancePath: instancePath + "/" + i0 + "/email", schemaPath: "#/items/properties/email/maxLength", keyword: "maxLength", params: { limit: 254 } };
              if (vErrors === null) {
                vErrors = [err50];
              } else {
                vErrors.push(err50);
              }
              errors++;
            }
            if (!formats30(data16)) {
              const err51 = { instancePath: instancePath + "/" + i0 + "/email", schemaPath: "#/items/properties/email/format", keyword: "format", params: { format: "email" } };
              if (vErrors === null) {
                vErrors = [err51];
              } else {
                vErrors.push(err51);
              }
              errors++;
            }
          } else {
            const err52 = { instancePath: instancePath + "/" + i0 + "/email", schemaPath: "#/items/properties/email/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err52];
            } else {
              vErrors.push(err52);
            }
            errors++;
          }
        }
        if (data0.special_instructions !== void 0) {
          let data17 = data0.special_instructions;
          if (typeof data17 === "string") {
            if (func0(data17) > 300) {
              const err53 = { instancePath: instancePath + "/" + i0 + "/special_instructions", schemaPath: "#/items/properties/special_instructions/maxLength", keyword: "maxLength", params: { limit: 300 } };
              if (vErrors === null) {
                vErrors = [err53];
              } else {
                vErrors.push(err53);
              }
              errors++;
            }
          } else {
            const err54 = { instancePath: instancePath + "/" + i0 + "/special_instructions", schemaPath: "#/items/properties/special_instructions/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err54];
            } else {
              vErrors.push(err54);
            }
            errors++;
          }
        }
      } else {
        const err55 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err55];
        } else {
          vErrors.push(err55);
        }
        errors++;
      }
    }
  } else {
    const err56 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } };
    if (vErrors === null) {
      vErrors = [err56];
    } else {
      vErrors.push(err56);
    }
    errors++;
  }
  validate66.errors = vErrors;
  return errors === 0;
}
validate66.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
var settings$default_waybill_type = validate67;
var schema67 = { "type": "string", "enum": ["parcel", "shipment"] };
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
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === "parcel" || data === "shipment")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema67.enum } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate67.errors = vErrors;
  return errors === 0;
}
validate67.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$shipment_status_order = validate68;
var schema68 = { "type": "array", "items": { "type": "string", "enum": ["quote", "quote-expired", "payment-pending", "payment-failed", "submitted", "outsourced", "collection-assigned", "awaiting-dropoff", "collection-unassigned", "collection-rejected", "collection-exception", "collection-failed-attempt", "collected", "at-hub", "manifested", "ready-for-dispatch", "in-transit", "at-destination-hub", "returned-to-hub", "delivery-assigned", "delivery-unassigned", "delivery-rejected", "bob-box-reservation-failed", "out-for-delivery", "delivery-exception", "delivery-failed-attempt", "in-locker", "ready-for-pickup", "collect-and-return-to-hub", "collected-from-locker", "collected-from-counter", "returned-to-sender", "delivered", "undeliverable", "cancelled", "on-hold", "on-hold-internal"] }, "maxItems": 60, "uniqueItems": true };
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
  if (Array.isArray(data)) {
    if (data.length > 60) {
      const err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 60 } };
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
        const err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (!(data0 === "quote" || data0 === "quote-expired" || data0 === "payment-pending" || data0 === "payment-failed" || data0 === "submitted" || data0 === "outsourced" || data0 === "collection-assigned" || data0 === "awaiting-dropoff" || data0 === "collection-unassigned" || data0 === "collection-rejected" || data0 === "collection-exception" || data0 === "collection-failed-attempt" || data0 === "collected" || data0 === "at-hub" || data0 === "manifested" || data0 === "ready-for-dispatch" || data0 === "in-transit" || data0 === "at-destination-hub" || data0 === "returned-to-hub" || data0 === "delivery-assigned" || data0 === "delivery-unassigned" || data0 === "delivery-rejected" || data0 === "bob-box-reservation-failed" || data0 === "out-for-delivery" || data0 === "delivery-exception" || data0 === "delivery-failed-attempt" || data0 === "in-locker" || data0 === "ready-for-pickup" || data0 === "collect-and-return-to-hub" || data0 === "collected-from-locker" || data0 === "collected-from-counter" || data0 === "returned-to-sender" || data0 === "delivered" || data0 === "undeliverable" || data0 === "cancelled" || data0 === "on-hold" || data0 === "on-hold-internal")) {
        const err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/enum", keyword: "enum", params: { allowedValues: schema68.items.enum } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
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
          const err3 = { instancePath, schemaPath: "#/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
          break;
        }
        indices0[item0] = i1;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate68.errors = vErrors;
  return errors === 0;
}
validate68.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
var settings$bob_box_sync_interval = validate69;
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
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (typeof data == "number" && isFinite(data)) {
    if (data > 1440 || isNaN(data)) {
      const err1 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1440 } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data < 5 || isNaN(data)) {
      const err2 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 5 } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
  }
  validate69.errors = vErrors;
  return errors === 0;
}
validate69.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$bob_box_upgrade_largest_size = validate70;
var schema70 = { "type": "string", "enum": ["medium", "large"] };
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
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === "medium" || data === "large")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema70.enum } };
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
var settings$international_collection_countries = validate71;
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
  if (Array.isArray(data)) {
    if (data.length > 250) {
      const err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 250 } };
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
        if (func0(data0) > 2) {
          const err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/maxLength", keyword: "maxLength", params: { limit: 2 } };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (!formats26(data0)) {
          const err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/format", keyword: "format", params: { format: "country" } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "string" } };
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
          const err4 = { instancePath, schemaPath: "#/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } };
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
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate71.errors = vErrors;
  return errors === 0;
}
validate71.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
var settings$shipment_on_hold_internal_reasons = validate72;
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
  if (Array.isArray(data)) {
    if (data.length > 50) {
      const err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 50 } };
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
        if (func0(data0) > 120) {
          const err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/maxLength", keyword: "maxLength", params: { limit: 120 } };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (func0(data0) < 1) {
          const err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/minLength", keyword: "minLength", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "string" } };
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
          const err4 = { instancePath, schemaPath: "#/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } };
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
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate72.errors = vErrors;
  return errors === 0;
}
validate72.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
var settings$hub_scanner_bays = validate73;
var pattern17 = new RegExp("^[A-Z0-9-]{1,6}$", "u");
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
  if (Array.isArray(data)) {
    if (data.length > 200) {
      const err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 200 } };
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
          const err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "id" } };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data0.code === void 0) {
          const err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "code" } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data0.name === void 0) {
          const err3 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "name" } };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data0.destination_branches === void 0) {
          const err4 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "destination_branches" } };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data0.service_levels === void 0) {
          const err5 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "service_levels" } };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        for (const key0 in data0) {
          if (!(key0 === "id" || key0 === "code" || key0 === "name" || key0 === "destination_branches" || key0 === "service_levels")) {
            const err6 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
        if (data0.id !== void 0) {
          let data1 = data0.id;
          if (typeof data1 === "string") {
            if (func0(data1) > 36) {
              const err7 = { instancePath: instancePath + "/" + i0 + "/id", schemaPath: "#/items/properties/id/maxLength", keyword: "maxLength", params: { limit: 36 } };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
            if (func0(data1) < 1) {
              const err8 = { instancePath: instancePath + "/" + i0 + "/id", schemaPath: "#/items/properties/id/minLength", keyword: "minLength", params: { limit: 1 } };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
          } else {
            const err9 = { instancePath: instancePath + "/" + i0 + "/id", schemaPath: "#/items/properties/id/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
        if (data0.code !== void 0) {
          let data2 = data0.code;
          if (typeof data2 === "string") {
            if (func0(data2) > 6) {
              const err10 = { instancePath: instancePath + "/" + i0 + "/code", schemaPath: "#/items/properties/code/maxLength", keyword: "maxLength", params: { limit: 6 } };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
            if (func0(data2) < 1) {
              const err11 = { instancePath: instancePath + "/" + i0 + "/code", schemaPath: "#/items/properties/code/minLength", keyword: "minLength", params: { limit: 1 } };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
            if (!pattern17.test(data2)) {
              const err12 = { instancePath: instancePath + "/" + i0 + "/code", schemaPath: "#/items/properties/code/pattern", keyword: "pattern", params: { pattern: "^[A-Z0-9-]{1,6}$" } };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
          } else {
            const err13 = { instancePath: instancePath + "/" + i0 + "/code", schemaPath: "#/items/properties/code/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
        if (data0.name !== void 0) {
          let data3 = data0.name;
          if (typeof data3 === "string") {
            if (func0(data3) > 60) {
              const err14 = { instancePath: instancePath + "/" + i0 + "/name", schemaPath: "#/items/properties/name/maxLength", keyword: "maxLength", params: { limit: 60 } };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
            if (func0(data3) < 1) {
              const err15 = { instancePath: instancePath + "/" + i0 + "/name", schemaPath: "#/items/properties/name/minLength", keyword: "minLength", params: { limit: 1 } };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
          } else {
            const err16 = { instancePath: instancePath + "/" + i0 + "/name", schemaPath: "#/items/properties/name/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
        }
        if (data0.destination_branches !== void 0) {
          let data4 = data0.destination_branches;
          if (Array.isArray(data4)) {
            if (data4.length > 100) {
              const err17 = { instancePath: instancePath + "/" + i0 + "/destination_branches", schemaPath: "#/items/properties/destination_branches/maxItems", keyword: "maxItems", params: { limit: 100 } };
              if (vErrors === null) {
                vErrors = [err17];
              } else {
                vErrors.push(err17);
              }
              errors++;
            }
            const len1 = data4.length;
            for (let i1 = 0; i1 < len1; i1++) {
              let data5 = data4[i1];
              if (typeof data5 === "string") {
                if (func0(data5) > 20) {
                  const err18 = { instancePath: instancePath + "/" + i0 + "/destination_branches/" + i1, schemaPath: "#/items/properties/destination_branches/items/maxLength", keyword: "maxLength", params: { limit: 20 } };
                  if (vErrors === null) {
                    vErrors = [err18];
                  } else {
                    vErrors.push(err18);
                  }
                  errors++;
                }
                if (func0(data5) < 1) {
                  const err19 = { instancePath: instancePath + "/" + i0 + "/destination_branches/" + i1, schemaPath: "#/items/properties/destination_branches/items/minLength", keyword: "minLength", params: { limit: 1 } };
                  if (vErrors === null) {
                    vErrors = [err19];
                  } else {
                    vErrors.push(err19);
                  }
                  errors++;
                }
              } else {
                const err20 = { instancePath: instancePath + "/" + i0 + "/destination_branches/" + i1, schemaPath: "#/items/properties/destination_branches/items/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err20];
                } else {
                  vErrors.push(err20);
                }
                errors++;
              }
            }
            let i2 = data4.length;
            let j0;
            if (i2 > 1) {
              const indices0 = {};
              for (; i2--; ) {
                let item0 = data4[i2];
                if (typeof item0 !== "string") {
                  continue;
                }
                if (typeof indices0[item0] == "number") {
                  j0 = indices0[item0];
                  const err21 = { instancePath: instancePath + "/" + i0 + "/destination_branches", schemaPath: "#/items/properties/destination_branches/uniqueItems", keyword: "uniqueItems", params: { i: i2, j: j0 } };
                  if (vErrors === null) {
                    vErrors = [err21];
                  } else {
                    vErrors.push(err21);
                  }
                  errors++;
                  break;
                }
                indices0[item0] = i2;
              }
            }
          } else {
            const err22 = { instancePath: instancePath + "/" + i0 + "/destination_branches", schemaPath: "#/items/properties/destination_branches/type", keyword: "type", params: { type: "array" } };
            if (vErrors === null) {
              vErrors = [err22];
            } else {
              vErrors.push(err22);
            }
            errors++;
          }
        }
        if (data0.service_levels !== void 0) {
          let data6 = data0.service_levels;
          if (Array.isArray(data6)) {
            if (data6.length > 50) {
              const err23 = { instancePath: instancePath + "/" + i0 + "/service_levels", schemaPath: "#/items/properties/service_levels/maxItems", keyword: "maxItems", params: { limit: 50 } };
              if (vErrors === null) {
                vErrors = [err23];
              } else {
                vErrors.push(err23);
              }
              errors++;
            }
            const len2 = data6.length;
            for (let i3 = 0; i3 < len2; i3++) {
              let data7 = data6[i3];
              if (typeof data7 === "string") {
                if (func0(data7) > 20) {
                  const err24 = { instancePath: instancePath + "/" + i0 + "/service_levels/" + i3, schemaPath: "#/items/properties/service_levels/items/maxLength", keyword: "maxLength", params: { limit: 20 } };
                  if (vErrors === null) {
                    vErrors = [err24];
                  } else {
                    vErrors.push(err24);
                  }
                  errors++;
                }
                if (func0(data7) < 1) {
                  const err25 = { instancePath: instancePath + "/" + i0 + "/service_levels/" + i3, schemaPath: "#/items/properties/service_levels/items/minLength", keyword: "minLength", params: { limit: 1 } };
                  if (vErrors === null) {
                    vErrors = [err25];
                  } else {
                    vErrors.push(err25);
                  }
                  errors++;
                }
              } else {
                const err26 = { instancePath: instancePath + "/" + i0 + "/service_levels/" + i3, schemaPath: "#/items/properties/service_levels/items/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err26];
                } else {
                  vErrors.push(err26);
                }
                errors++;
              }
            }
            let i4 = data6.length;
            let j1;
            if (i4 > 1) {
              const indices1 = {};
              for (; i4--; ) {
                let item1 = data6[i4];
                if (typeof item1 !== "string") {
                  continue;
                }
                if (typeof indices1[item1] == "number") {
                  j1 = indices1[item1];
                  const err27 = { instancePath: instancePath + "/" + i0 + "/service_levels", schemaPath: "#/items/properties/service_levels/uniqueItems", keyword: "uniqueItems", params: { i: i4, j: j1 } };
                  if (vErrors === null) {
                    vErrors = [err27];
                  } else {
                    vErrors.push(err27);
                  }
                  errors++;
                  break;
                }
                indices1[item1] = i4;
              }
            }
          } else {
            const err28 = { instancePath: instancePath + "/" + i0 + "/service_levels", schemaPath: "#/items/properties/service_levels/type", keyword: "type", params: { type: "array" } };
            if (vErrors === null) {
              vErrors = [err28];
            } else {
              vErrors.push(err28);
            }
            errors++;
          }
        }
      } else {
        const err29 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
    }
  } else {
    const err30 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } };
    if (vErrors === null) {
      vErrors = [err30];
    } else {
      vErrors.push(err30);
    }
    errors++;
  }
  validate73.errors = vErrors;
  return errors === 0;
}
validate73.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
var settings$registration_otp_channel = validate74;
var schema74 = { "type": "string", "enum": ["email", "sms"] };
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
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === "email" || data === "sms")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema74.enum } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate74.errors = vErrors;
  return errors === 0;
}
validate74.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$registration_otp_validity = validate75;
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
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (typeof data == "number" && isFinite(data)) {
    if (data > 60 || isNaN(data)) {
      const err1 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 60 } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data < 2 || isNaN(data)) {
      const err2 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 2 } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
  }
  validate75.errors = vErrors;
  return errors === 0;
}
validate75.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$default_invoice_frequency = validate76;
var schema76 = { "type": "string", "enum": ["monthly", "weekly", "daily", "shipment"] };
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
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === "monthly" || data === "weekly" || data === "daily" || data === "shipment")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema76.enum } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate76.errors = vErrors;
  return errors === 0;
}
validate76.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$default_invoice_day_of_week = validate77;
var schema77 = { "type": "integer", "enum": [1, 2, 3, 4, 5, 6, 0] };
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
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === 1 || data === 2 || data === 3 || data === 4 || data === 5 || data === 6 || data === 0)) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema77.enum } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate77.errors = vErrors;
  return errors === 0;
}
validate77.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$default_invoice_day_of_month = validate78;
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
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (typeof data == "number" && isFinite(data)) {
    if (data > 28 || isNaN(data)) {
      const err1 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 28 } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data < 1 || isNaN(data)) {
      const err2 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
  }
  validate78.errors = vErrors;
  return errors === 0;
}
validate78.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$cost_centers = validate79;
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
  if (Array.isArray(data)) {
    if (data.length > 500) {
      const err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 500 } };
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
          const err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "id" } };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data0.code === void 0) {
          const err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "code" } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data0.name === void 0) {
          const err3 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "name" } };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data0.retired === void 0) {
          const err4 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "retired" } };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        for (const key0 in data0) {
          if (!(key0 === "id" || key0 === "code" || key0 === "name" || key0 === "retired")) {
            const err5 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
        if (data0.id !== void 0) {
          let data1 = data0.id;
          if (typeof data1 === "string") {
            if (func0(data1) > 36) {
              const err6 = { instancePath: instancePath + "/" + i0 + "/id", schemaPath: "#/items/properties/id/maxLength", keyword: "maxLength", params: { limit: 36 } };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
            if (func0(data1) < 1) {
              const err7 = { instancePath: instancePath + "/" + i0 + "/id", schemaPath: "#/items/properties/id/minLength", keyword: "minLength", params: { limit: 1 } };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
          } else {
            const err8 = { instancePath: instancePath + "/" + i0 + "/id", schemaPath: "#/items/properties/id/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
        if (data0.code !== void 0) {
          let data2 = data0.code;
          if (typeof data2 === "string") {
            if (func0(data2) > 20) {
              const err9 = { instancePath: instancePath + "/" + i0 + "/code", schemaPath: "#/items/properties/code/maxLength", keyword: "maxLength", params: { limit: 20 } };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
            if (func0(data2) < 1) {
              const err10 = { instancePath: instancePath + "/" + i0 + "/code", schemaPath: "#/items/properties/code/minLength", keyword: "minLength", params: { limit: 1 } };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
          } else {
            const err11 = { instancePath: instancePath + "/" + i0 + "/code", schemaPath: "#/items/properties/code/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
        if (data0.name !== void 0) {
          let data3 = data0.name;
          if (typeof data3 === "string") {
            if (func0(data3) > 60) {
              const err12 = { instancePath: instancePath + "/" + i0 + "/name", schemaPath: "#/items/properties/name/maxLength", keyword: "maxLength", params: { limit: 60 } };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
            if (func0(data3) < 1) {
              const err13 = { instancePath: instancePath + "/" + i0 + "/name", schemaPath: "#/items/properties/name/minLength", keyword: "minLength", params: { limit: 1 } };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
          } else {
            const err14 = { instancePath: instancePath + "/" + i0 + "/name", schemaPath: "#/items/properties/name/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
        }
        if (data0.retired !== void 0) {
          if (typeof data0.retired !== "boolean") {
            const err15 = { instancePath: instancePath + "/" + i0 + "/retired", schemaPath: "#/items/properties/retired/type", keyword: "type", params: { type: "boolean" } };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
        }
      } else {
        const err16 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
  } else {
    const err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } };
    if (vErrors === null) {
      vErrors = [err17];
    } else {
      vErrors.push(err17);
    }
    errors++;
  }
  validate79.errors = vErrors;
  return errors === 0;
}
validate79.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
var settings$public_registration_fields = validate80;
var schema80 = { "type": "array", "items": { "type": "object", "required": ["id", "type"], "discriminator": { "propertyName": "type" }, "oneOf": [{ "type": "object", "properties": { "id": { "type": "string", "minLength": 1, "maxLength": 36 }, "type": { "type": "string", "const": "text" }, "label": { "type": "string", "minLength": 1, "maxLength": 80 }, "key": { "type": "string", "maxLength": 40, "pattern": "^[a-z][a-z0-9_]*$" }, "help": { "type": "string", "maxLength": 240 }, "required": { "type": "boolean" }, "seen_by": { "type": "string", "enum": ["staff", "account_reads", "account_edits"] }, "content": { "type": "string", "enum": ["any", "email", "phone", "web_address", "digits"] }, "multiline": { "type": "boolean" }, "max_length": { "type": "integer", "minimum": 1, "maximum": 5e3 }, "retired": { "type": "boolean" } }, "required": ["id", "type", "label", "key", "required", "seen_by", "content", "multiline", "max_length", "retired"], "additionalProperties": false }, { "type": "object", "properties": { "id": { "type": "string", "minLength": 1, "maxLength": 36 }, "type": { "type": "string", "const": "number" }, "label": { "type": "string", "minLength": 1, "maxLength": 80 }, "key": { "type": "string", "maxLength": 40, "pattern": "^[a-z][a-z0-9_]*$" }, "help": { "type": "string", "maxLength": 240 }, "required": { "type": "boolean" }, "seen_by": { "type": "string", "enum": ["staff", "account_reads", "account_edits"] }, "minimum": { "type": "number", "minimum": -1e9, "maximum": 1e9 }, "maximum": { "type": "number", "minimum": -1e9, "maximum": 1e9 }, "decimals": { "type": "integer", "minimum": 0, "maximum": 6 }, "unit": { "type": "string", "maxLength": 12 }, "retired": { "type": "boolean" } }, "required": ["id", "type", "label", "key", "required", "seen_by", "decimals", "retired"], "additionalProperties": false }, { "type": "object", "properties": { "id": { "type": "string", "minLength": 1, "maxLength": 36 }, "type": { "type": "string", "const": "date" }, "label": { "type": "string", "minLength": 1, "maxLength": 80 }, "key": { "type": "string", "maxLength": 40, "pattern": "^[a-z][a-z0-9_]*$" }, "help": { "type": "string", "maxLength": 240 }, "required": { "type": "boolean" }, "seen_by": { "type": "string", "enum": ["staff", "account_reads", "account_edits"] }, "allowed_days": { "type": "string", "enum": ["any", "past", "future"] }, "retired": { "type": "boolean" } }, "required": ["id", "type", "label", "key", "required", "seen_by", "allowed_days", "retired"], "additionalProperties": false }, { "type": "object", "properties": { "id": { "type": "string", "minLength": 1, "maxLength": 36 }, "type": { "type": "string", "const": "choice" }, "label": { "type": "string", "minLength": 1, "maxLength": 80 }, "key": { "type": "string", "maxLength": 40, "pattern": "^[a-z][a-z0-9_]*$" }, "help": { "type": "string", "maxLength": 240 }, "required": { "type": "boolean" }, "seen_by": { "type": "string", "enum": ["staff", "account_reads", "account_edits"] }, "choices": { "type": "array", "items": { "type": "object", "properties": { "id": { "type": "string", "minLength": 1, "maxLength": 36 }, "label": { "type": "string", "minLength": 1, "maxLength": 80 }, "retired": { "type": "boolean" } }, "required": ["id", "label", "retired"], "additionalProperties": false }, "minItems": 1, "maxItems": 100 }, "multiple": { "type": "boolean" }, "retired": { "type": "boolean" } }, "required": ["id", "type", "label", "key", "required", "seen_by", "choices", "multiple", "retired"], "additionalProperties": false }, { "type": "object", "properties": { "id": { "type": "string", "minLength": 1, "maxLength": 36 }, "type": { "type": "string", "const": "checkbox" }, "label": { "type": "string", "minLength": 1, "maxLength": 80 }, "key": { "type": "string", "maxLength": 40, "pattern": "^[a-z][a-z0-9_]*$" }, "help": { "type": "string", "maxLength": 240 }, "required": { "type": "boolean" }, "seen_by": { "type": "string", "enum": ["staff", "account_reads", "account_edits"] }, "retired": { "type": "boolean" } }, "required": ["id", "type", "label", "key", "required", "seen_by", "retired"], "additionalProperties": false }, { "type": "object", "properties": { "id": { "type": "string", "minLength": 1, "maxLength": 36 }, "type": { "type": "string", "const": "file" }, "label": { "type": "string", "minLength": 1, "maxLength": 80 }, "key": { "type": "string", "maxLength": 40, "pattern": "^[a-z][a-z0-9_]*$" }, "help": { "type": "string", "maxLength": 240 }, "required": { "type": "boolean" }, "seen_by": { "type": "string", "enum": ["staff", "account_reads", "account_edits"] }, "accept": { "type": "array", "items": { "type": "string", "enum": ["pdf", "image", "csv"] }, "minItems": 1, "maxItems": 3, "uniqueItems": true }, "max_size_mb": { "type": "integer", "minimum": 1, "maximum": 25 }, "retired": { "type": "boolean" } }, "required": ["id", "type", "label", "key", "required", "seen_by", "accept", "max_size_mb", "retired"], "additionalProperties": false }] }, "maxItems": 50 };
var pattern18 = new RegExp("^[a-z][a-z0-9_]*$", "u");
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
  if (Array.isArray(data)) {
    if (data.length > 50) {
      const err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 50 } };
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
          const err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "id" } };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data0.type === void 0) {
          const err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "type" } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        const tag0 = data0.type;
        if (typeof tag0 == "string") {
          if (tag0 === "text") {
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              if (data0.id === void 0) {
                const err3 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/0/required", keyword: "required", params: { missingProperty: "id" } };
                if (vErrors === null) {
                  vErrors = [err3];
                } else {
                  vErrors.push(err3);
                }
                errors++;
              }
              if (data0.type === void 0) {
                const err4 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/0/required", keyword: "required", params: { missingProperty: "type" } };
                if (vErrors === null) {
                  vErrors = [err4];
                } else {
                  vErrors.push(err4);
                }
                errors++;
              }
              if (data0.label === void 0) {
                const err5 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/0/required", keyword: "required", params: { missingProperty: "label" } };
                if (vErrors === null) {
                  vErrors = [err5];
                } else {
                  vErrors.push(err5);
                }
                errors++;
              }
              if (data0.key === void 0) {
                const err6 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/0/required", keyword: "required", params: { missingProperty: "key" } };
                if (vErrors === null) {
                  vErrors = [err6];
                } else {
                  vErrors.push(err6);
                }
                errors++;
              }
              if (data0.required === void 0) {
                const err7 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/0/required", keyword: "required", params: { missingProperty: "required" } };
                if (vErrors === null) {
                  vErrors = [err7];
                } else {
                  vErrors.push(err7);
                }
                errors++;
              }
              if (data0.seen_by === void 0) {
                const err8 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/0/required", keyword: "required", params: { missingProperty: "seen_by" } };
                if (vErrors === null) {
                  vErrors = [err8];
                } else {
                  vErrors.push(err8);
                }
                errors++;
              }
              if (data0.content === void 0) {
                const err9 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/0/required", keyword: "required", params: { missingProperty: "content" } };
                if (vErrors === null) {
                  vErrors = [err9];
                } else {
                  vErrors.push(err9);
                }
                errors++;
              }
              if (data0.multiline === void 0) {
                const err10 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/0/required", keyword: "required", params: { missingProperty: "multiline" } };
                if (vErrors === null) {
                  vErrors = [err10];
                } else {
                  vErrors.push(err10);
                }
                errors++;
              }
              if (data0.max_length === void 0) {
                const err11 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/0/required", keyword: "required", params: { missingProperty: "max_length" } };
                if (vErrors === null) {
                  vErrors = [err11];
                } else {
                  vErrors.push(err11);
                }
                errors++;
              }
              if (data0.retired === void 0) {
                const err12 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/0/required", keyword: "required", params: { missingProperty: "retired" } };
                if (vErrors === null) {
                  vErrors = [err12];
                } else {
                  vErrors.push(err12);
                }
                errors++;
              }
              for (const key0 in data0) {
                if (!func62.call(schema80.items.oneOf[0].properties, key0)) {
                  const err13 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                  if (vErrors === null) {
                    vErrors = [err13];
                  } else {
                    vErrors.push(err13);
                  }
                  errors++;
                }
              }
              if (data0.id !== void 0) {
                let data1 = data0.id;
                if (typeof data1 === "string") {
                  if (func0(data1) > 36) {
                    const err14 = { instancePath: instancePath + "/" + i0 + "/id", schemaPath: "#/items/oneOf/0/properties/id/maxLength", keyword: "maxLength", params: { limit: 36 } };
                    if (vErrors === null) {
                      vErrors = [err14];
                    } else {
                      vErrors.push(err14);
                    }
                    errors++;
                  }
                  if (func0(data1) < 1) {
                    const err15 = { instancePath: instancePath + "/" + i0 + "/id", schemaPath: "#/items/oneOf/0/properties/id/minLength", keyword: "minLength", params: { limit: 1 } };
                    if (vErrors === null) {
                      vErrors = [err15];
                    } else {
                      vErrors.push(err15);
                    }
                    errors++;
                  }
                } else {
                  const err16 = { instancePath: instancePath + "/" + i0 + "/id", schemaPath: "#/items/oneOf/0/properties/id/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err16];
                  } else {
                    vErrors.push(err16);
                  }
                  errors++;
                }
              }
              if (data0.type !== void 0) {
                let data2 = data0.type;
                if (typeof data2 !== "string") {
                  const err17 = { instancePath: instancePath + "/" + i0 + "/type", schemaPath: "#/items/oneOf/0/properties/type/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err17];
                  } else {
                    vErrors.push(err17);
                  }
                  errors++;
                }
                if ("text" !== data2) {
                  const err18 = { instancePath: instancePath + "/" + i0 + "/type", schemaPath: "#/items/oneOf/0/properties/type/const", keyword: "const", params: { allowedValue: "text" } };
                  if (vErrors === null) {
                    vErrors = [err18];
                  } else {
                    vErrors.push(err18);
                  }
                  errors++;
                }
              }
              if (data0.label !== void 0) {
                let data3 = data0.label;
                if (typeof data3 === "string") {
                  if (func0(data3) > 80) {
                    const err19 = { instancePath: instancePath + "/" + i0 + "/label", schemaPath: "#/items/oneOf/0/properties/label/maxLength", keyword: "maxLength", params: { limit: 80 } };
                    if (vErrors === null) {
                      vErrors = [err19];
                    } else {
                      vErrors.push(err19);
                    }
                    errors++;
                  }
                  if (func0(data3) < 1) {
                    const err20 = { instancePath: instancePath + "/" + i0 + "/label", schemaPath: "#/items/oneOf/0/properties/label/minLength", keyword: "minLength", params: { limit: 1 } };
                    if (vErrors === null) {
                      vErrors = [err20];
                    } else {
                      vErrors.push(err20);
                    }
                    errors++;
                  }
                } else {
                  const err21 = { instancePath: instancePath + "/" + i0 + "/label", schemaPath: "#/items/oneOf/0/properties/label/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err21];
                  } else {
                    vErrors.push(err21);
                  }
                  errors++;
                }
              }
              if (data0.key !== void 0) {
                let data4 = data0.key;
                if (typeof data4 === "string") {
                  if (func0(data4) > 40) {
                    const err22 = { instancePath: instancePath + "/" + i0 + "/key", schemaPath: "#/items/oneOf/0/properties/key/maxLength", keyword: "maxLength", params: { limit: 40 } };
                    if (vErrors === null) {
                      vErrors = [err22];
                    } else {
                      vErrors.push(err22);
                    }
                    errors++;
                  }
                  if (!pattern18.test(data4)) {
                    const err23 = { instancePath: instancePath + "/" + i0 + "/key", schemaPath: "#/items/oneOf/0/properties/key/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9_]*$" } };
                    if (vErrors === null) {
                      vErrors = [err23];
                    } else {
                      vErrors.push(err23);
                    }
                    errors++;
                  }
                } else {
                  const err24 = { instancePath: instancePath + "/" + i0 + "/key", schemaPath: "#/items/oneOf/0/properties/key/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err24];
                  } else {
                    vErrors.push(err24);
                  }
                  errors++;
                }
              }
              if (data0.help !== void 0) {
                let data5 = data0.help;
                if (typeof data5 === "string") {
                  if (func0(data5) > 240) {
                    const err25 = { instancePath: instancePath + "/" + i0 + "/help", schemaPath: "#/items/oneOf/0/properties/help/maxLength", keyword: "maxLength", params: { limit: 240 } };
                    if (vErrors === null) {
                      vErrors = [err25];
                    } else {
                      vErrors.push(err25);
                    }
                    errors++;
                  }
                } else {
                  const err26 = { instancePath: instancePath + "/" + i0 + "/help", schemaPath: "#/items/oneOf/0/properties/help/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err26];
                  } else {
                    vErrors.push(err26);
                  }
                  errors++;
                }
              }
              if (data0.required !== void 0) {
                if (typeof data0.required !== "boolean") {
                  const err27 = { instancePath: instancePath + "/" + i0 + "/required", schemaPath: "#/items/oneOf/0/properties/required/type", keyword: "type", params: { type: "boolean" } };
                  if (vErrors === null) {
                    vErrors = [err27];
                  } else {
                    vErrors.push(err27);
                  }
                  errors++;
                }
              }
              if (data0.seen_by !== void 0) {
                let data7 = data0.seen_by;
                if (typeof data7 !== "string") {
                  const err28 = { instancePath: instancePath + "/" + i0 + "/seen_by", schemaPath: "#/items/oneOf/0/properties/seen_by/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err28];
                  } else {
                    vErrors.push(err28);
                  }
                  errors++;
                }
                if (!(data7 === "staff" || data7 === "account_reads" || data7 === "account_edits")) {
                  const err29 = { instancePath: instancePath + "/" + i0 + "/seen_by", schemaPath: "#/items/oneOf/0/properties/seen_by/enum", keyword: "enum", params: { allowedValues: schema80.items.oneOf[0].properties.seen_by.enum } };
                  if (vErrors === null) {
                    vErrors = [err29];
                  } else {
                    vErrors.push(err29);
                  }
                  errors++;
                }
              }
              if (data0.content !== void 0) {
                let data8 = data0.content;
                if (typeof data8 !== "string") {
                  const err30 = { instancePath: instancePath + "/" + i0 + "/content", schemaPath: "#/items/oneOf/0/properties/content/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err30];
                  } else {
                    vErrors.push(err30);
                  }
                  errors++;
                }
                if (!(data8 === "any" || data8 === "email" || data8 === "phone" || data8 === "web_address" || data8 === "digits")) {
                  const err31 = { instancePath: instancePath + "/" + i0 + "/content", schemaPath: "#/items/oneOf/0/properties/content/enum", keyword: "enum", params: { allowedValues: schema80.items.oneOf[0].properties.content.enum } };
                  if (vErrors === null) {
                    vErrors = [err31];
                  } else {
                    vErrors.push(err31);
                  }
                  errors++;
                }
              }
              if (data0.multiline !== void 0) {
                if (typeof data0.multiline !== "boolean") {
                  const err32 = { instancePath: instancePath + "/" + i0 + "/multiline", schemaPath: "#/items/oneOf/0/properties/multiline/type", keyword: "type", params: { type: "boolean" } };
                  if (vErrors === null) {
                    vErrors = [err32];
                  } else {
                    vErrors.push(err32);
                  }
                  errors++;
                }
              }
              if (data0.max_length !== void 0) {
                let data10 = data0.max_length;
                if (!(typeof data10 == "number" && (!(data10 % 1) && !isNaN(data10)) && isFinite(data10))) {
                  const err33 = { instancePath: instancePath + "/" + i0 + "/max_length", schemaPath: "#/items/oneOf/0/properties/max_length/type", keyword: "type", params: { type: "integer" } };
                  if (vErrors === null) {
                    vErrors = [err33];
                  } else {
                    vErrors.push(err33);
                  }
                  errors++;
                }
                if (typeof data10 == "number" && isFinite(data10)) {
                  if (data10 > 5e3 || isNaN(data10)) {
                    const err34 = { instancePath: instancePath + "/" + i0 + "/max_length", schemaPath: "#/items/oneOf/0/properties/max_length/maximum", keyword: "maximum", params: { comparison: "<=", limit: 5e3 } };
                    if (vErrors === null) {
                      vErrors = [err34];
                    } else {
                      vErrors.push(err34);
                    }
                    errors++;
                  }
                  if (data10 < 1 || isNaN(data10)) {
                    const err35 = { instancePath: instancePath + "/" + i0 + "/max_length", schemaPath: "#/items/oneOf/0/properties/max_length/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                    if (vErrors === null) {
                      vErrors = [err35];
                    } else {
                      vErrors.push(err35);
                    }
                    errors++;
                  }
                }
              }
              if (data0.retired !== void 0) {
                if (typeof data0.retired !== "boolean") {
                  const err36 = { instancePath: instancePath + "/" + i0 + "/retired", schemaPath: "#/items/oneOf/0/properties/retired/type", keyword: "type", params: { type: "boolean" } };
                  if (vErrors === null) {
                    vErrors = [err36];
                  } else {
                    vErrors.push(err36);
                  }
                  errors++;
                }
              }
            } else {
              const err37 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/0/type", keyword: "type", params: { type: "object" } };
              if (vErrors === null) {
                vErrors = [err37];
              } else {
                vErrors.push(err37);
              }
              errors++;
            }
            var props0 = true;
          } else if (tag0 === "number") {
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              if (data0.id === void 0) {
                const err38 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/1/required", keyword: "required", params: { missingProperty: "id" } };
                if (vErrors === null) {
                  vErrors = [err38];
                } else {
                  vErrors.push(err38);
                }
                errors++;
              }
              if (data0.type === void 0) {
                const err39 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/1/required", keyword: "required", params: { missingProperty: "type" } };
                if (vErrors === null) {
                  vErrors = [err39];
                } else {
                  vErrors.push(err39);
                }
                errors++;
              }
              if (data0.label === void 0) {
                const err40 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/1/required", keyword: "required", params: { missingProperty: "label" } };
                if (vErrors === null) {
                  vErrors = [err40];
                } else {
                  vErrors.push(err40);
                }
                errors++;
              }
              if (data0.key === void 0) {
                const err41 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/1/required", keyword: "required", params: { missingProperty: "key" } };
                if (vErrors === null) {
                  vErrors = [err41];
                } else {
                  vErrors.push(err41);
                }
                errors++;
              }
              if (data0.required === void 0) {
                const err42 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/1/required", keyword: "required", params: { missingProperty: "required" } };
                if (vErrors === null) {
                  vErrors = [err42];
                } else {
                  vErrors.push(err42);
                }
                errors++;
              }
              if (data0.seen_by === void 0) {
                const err43 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/1/required", keyword: "required", params: { missingProperty: "seen_by" } };
                if (vErrors === null) {
                  vErrors = [err43];
                } else {
                  vErrors.push(err43);
                }
                errors++;
              }
              if (data0.decimals === void 0) {
                const err44 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/1/required", keyword: "required", params: { missingProperty: "decimals" } };
                if (vErrors === null) {
                  vErrors = [err44];
                } else {
                  vErrors.push(err44);
                }
                errors++;
              }
              if (data0.retired === void 0) {
                const err45 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/1/required", keyword: "required", params: { missingProperty: "retired" } };
                if (vErrors === null) {
                  vErrors = [err45];
                } else {
                  vErrors.push(err45);
                }
                errors++;
              }
              for (const key1 in data0) {
                if (!func62.call(schema80.items.oneOf[1].properties, key1)) {
                  const err46 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
                  if (vErrors === null) {
                    vErrors = [err46];
                  } else {
                    vErrors.push(err46);
                  }
                  errors++;
                }
              }
              if (data0.id !== void 0) {
                let data12 = data0.id;
                if (typeof data12 === "string") {
                  if (func0(data12) > 36) {
                    const err47 = { instancePath: instancePath + "/" + i0 + "/id", schemaPath: "#/items/oneOf/1/properties/id/maxLength", keyword: "maxLength", params: { limit: 36 } };
                    if (vErrors === null) {
                      vErrors = [err47];
                    } else {
                      vErrors.push(err47);
                    }
                    errors++;
                  }
                  if (func0(data12) < 1) {
                    const err48 = { instancePath: instancePath + "/" + i0 + "/id", schemaPath: "#/items/oneOf/1/properties/id/minLength", keyword: "minLength", params: { limit: 1 } };
                    if (vErrors === null) {
                      vErrors = [err48];
                    } else {
                      vErrors.push(err48);
                    }
                    errors++;
                  }
                } else {
                  const err49 = { instancePath: instancePath + "/" + i0 + "/id", schemaPath: "#/items/oneOf/1/properties/id/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err49];
                  } else {
                    vErrors.push(err49);
                  }
                  errors++;
                }
              }
              if (data0.type !== void 0) {
                let data13 = data0.type;
                if (typeof data13 !== "string") {
                  const err50 = { instancePath: instancePath + "/" + i0 + "/type", schemaPath: "#/items/oneOf/1/properties/type/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err50];
                  } else {
                    vErrors.push(err50);
                  }
                  errors++;
                }
                if ("number" !== data13) {
                  const err51 = { instancePath: instancePath + "/" + i0 + "/type", schemaPath: "#/items/oneOf/1/properties/type/const", keyword: "const", params: { allowedValue: "number" } };
                  if (vErrors === null) {
                    vErrors = [err51];
                  } else {
                    vErrors.push(err51);
                  }
                  errors++;
                }
              }
              if (data0.label !== void 0) {
                let data14 = data0.label;
                if (typeof data14 === "string") {
                  if (func0(data14) > 80) {
                    const err52 = { instancePath: instancePath + "/" + i0 + "/label", schemaPath: "#/items/oneOf/1/properties/label/maxLength", keyword: "maxLength", params: { limit: 80 } };
                    if (vErrors === null) {
                      vErrors = [err52];
                    } else {
                      vErrors.push(err52);
                    }
                    errors++;
                  }
                  if (func0(data14) < 1) {
                    const err53 = { instancePath: instancePath + "/" + i0 + "/label", schemaPath: "#/items/oneOf/1/properties/label/minLength", keyword: "minLength", params: { limit: 1 } };
                    if (vErrors === null) {
                      vErrors = [err53];
                    } else {
                      vErrors.push(err53);
                    }
                    errors++;
                  }
                } else {
                  const err54 = { instancePath: instancePath + "/" + i0 + "/label", schemaPath: "#/items/oneOf/1/properties/label/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err54];
                  } else {
                    vErrors.push(err54);
                  }
                  errors++;
                }
              }
              if (data0.key !== void 0) {
                let data15 = data0.key;
                if (typeof data15 === "string") {
                  if (func0(data15) > 40) {
                    const err55 = { instancePath: instancePath + "/" + i0 + "/key", schemaPath: "#/items/oneOf/1/properties/key/maxLength", keyword: "maxLength", params: { limit: 40 } };
                    if (vErrors === null) {
                      vErrors = [err55];
                    } else {
                      vErrors.push(err55);
                    }
                    errors++;
                  }
                  if (!pattern18.test(data15)) {
                    const err56 = { instancePath: instancePath + "/" + i0 + "/key", schemaPath: "#/items/oneOf/1/properties/key/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9_]*$" } };
                    if (vErrors === null) {
                      vErrors = [err56];
                    } else {
                      vErrors.push(err56);
                    }
                    errors++;
                  }
                } else {
                  const err57 = { instancePath: instancePath + "/" + i0 + "/key", schemaPath: "#/items/oneOf/1/properties/key/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err57];
                  } else {
                    vErrors.push(err57);
                  }
                  errors++;
                }
              }
              if (data0.help !== void 0) {
                let data16 = data0.help;
                if (typeof data16 === "string") {
                  if (func0(data16) > 240) {
                    const err58 = { instancePath: instancePath + "/" + i0 + "/help", schemaPath: "#/items/oneOf/1/properties/help/maxLength", keyword: "maxLength", params: { limit: 240 } };
                    if (vErrors === null) {
                      vErrors = [err58];
                    } else {
                      vErrors.push(err58);
                    }
                    errors++;
                  }
                } else {
                  const err59 = { instancePath: instancePath + "/" + i0 + "/help", schemaPath: "#/items/oneOf/1/properties/help/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err59];
                  } else {
                    vErrors.push(err59);
                  }
                  errors++;
                }
              }
              if (data0.required !== void 0) {
                if (typeof data0.required !== "boolean") {
                  const err60 = { instancePath: instancePath + "/" + i0 + "/required", schemaPath: "#/items/oneOf/1/properties/required/type", keyword: "type", params: { type: "boolean" } };
                  if (vErrors === null) {
                    vErrors = [err60];
                  } else {
                    vErrors.push(err60);
                  }
                  errors++;
                }
              }
              if (data0.seen_by !== void 0) {
                let data18 = data0.seen_by;
                if (typeof data18 !== "string") {
                  const err61 = { instancePath: instancePath + "/" + i0 + "/seen_by", schemaPath: "#/items/oneOf/1/properties/seen_by/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err61];
                  } else {
                    vErrors.push(err61);
                  }
                  errors++;
                }
                if (!(data18 === "staff" || data18 === "account_reads" || data18 === "account_edits")) {
                  const err62 = { instancePath: instancePath + "/" + i0 + "/seen_by", schemaPath: "#/items/oneOf/1/properties/seen_by/enum", keyword: "enum", params: { allowedValues: schema80.items.oneOf[1].properties.seen_by.enum } };
                  if (vErrors === null) {
                    vErrors = [err62];
                  } else {
                    vErrors.push(err62);
                  }
                  errors++;
                }
              }
              if (data0.minimum !== void 0) {
                let data19 = data0.minimum;
                if (typeof data19 == "number" && isFinite(data19)) {
                  if (data19 > 1e9 || isNaN(data19)) {
                    const err63 = { instancePath: instancePath + "/" + i0 + "/minimum", schemaPath: "#/items/oneOf/1/properties/minimum/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e9 } };
                    if (vErrors === null) {
                      vErrors = [err63];
                    } else {
                      vErrors.push(err63);
                    }
                    errors++;
                  }
                  if (data19 < -1e9 || isNaN(data19)) {
                    const err64 = { instancePath: instancePath + "/" + i0 + "/minimum", schemaPath: "#/items/oneOf/1/properties/minimum/minimum", keyword: "minimum", params: { comparison: ">=", limit: -1e9 } };
                    if (vErrors === null) {
                      vErrors = [err64];
                    } else {
                      vErrors.push(err64);
                    }
                    errors++;
                  }
                } else {
                  const err65 = { instancePath: instancePath + "/" + i0 + "/minimum", schemaPath: "#/items/oneOf/1/properties/minimum/type", keyword: "type", params: { type: "number" } };
                  if (vErrors === null) {
                    vErrors = [err65];
                  } else {
                    vErrors.push(err65);
                  }
                  errors++;
                }
              }
              if (data0.maximum !== void 0) {
                let data20 = data0.maximum;
                if (typeof data20 == "number" && isFinite(data20)) {
                  if (data20 > 1e9 || isNaN(data20)) {
                    const err66 = { instancePath: instancePath + "/" + i0 + "/maximum", schemaPath: "#/items/oneOf/1/properties/maximum/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e9 } };
                    if (vErrors === null) {
                      vErrors = [err66];
                    } else {
                      vErrors.push(err66);
                    }
                    errors++;
                  }
                  if (data20 < -1e9 || isNaN(data20)) {
                    const err67 = { instancePath: instancePath + "/" + i0 + "/maximum", schemaPath: "#/items/oneOf/1/properties/maximum/minimum", keyword: "minimum", params: { comparison: ">=", limit: -1e9 } };
                    if (vErrors === null) {
                      vErrors = [err67];
                    } else {
                      vErrors.push(err67);
                    }
                    errors++;
                  }
                } else {
                  const err68 = { instancePath: instancePath + "/" + i0 + "/maximum", schemaPath: "#/items/oneOf/1/properties/maximum/type", keyword: "type", params: { type: "number" } };
                  if (vErrors === null) {
                    vErrors = [err68];
                  } else {
                    vErrors.push(err68);
                  }
                  errors++;
                }
              }
              if (data0.decimals !== void 0) {
                let data21 = data0.decimals;
                if (!(typeof data21 == "number" && (!(data21 % 1) && !isNaN(data21)) && isFinite(data21))) {
                  const err69 = { instancePath: instancePath + "/" + i0 + "/decimals", schemaPath: "#/items/oneOf/1/properties/decimals/type", keyword: "type", params: { type: "integer" } };
                  if (vErrors === null) {
                    vErrors = [err69];
                  } else {
                    vErrors.push(err69);
                  }
                  errors++;
                }
                if (typeof data21 == "number" && isFinite(data21)) {
                  if (data21 > 6 || isNaN(data21)) {
                    const err70 = { instancePath: instancePath + "/" + i0 + "/decimals", schemaPath: "#/items/oneOf/1/properties/decimals/maximum", keyword: "maximum", params: { comparison: "<=", limit: 6 } };
                    if (vErrors === null) {
                      vErrors = [err70];
                    } else {
                      vErrors.push(err70);
                    }
                    errors++;
                  }
                  if (data21 < 0 || isNaN(data21)) {
                    const err71 = { instancePath: instancePath + "/" + i0 + "/decimals", schemaPath: "#/items/oneOf/1/properties/decimals/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                    if (vErrors === null) {
                      vErrors = [err71];
                    } else {
                      vErrors.push(err71);
                    }
                    errors++;
                  }
                }
              }
              if (data0.unit !== void 0) {
                let data22 = data0.unit;
                if (typeof data22 === "string") {
                  if (func0(data22) > 12) {
                    const err72 = { instancePath: instancePath + "/" + i0 + "/unit", schemaPath: "#/items/oneOf/1/properties/unit/maxLength", keyword: "maxLength", params: { limit: 12 } };
                    if (vErrors === null) {
                      vErrors = [err72];
                    } else {
                      vErrors.push(err72);
                    }
                    errors++;
                  }
                } else {
                  const err73 = { instancePath: instancePath + "/" + i0 + "/unit", schemaPath: "#/items/oneOf/1/properties/unit/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err73];
                  } else {
                    vErrors.push(err73);
                  }
                  errors++;
                }
              }
              if (data0.retired !== void 0) {
                if (typeof data0.retired !== "boolean") {
                  const err74 = { instancePath: instancePath + "/" + i0 + "/retired", schemaPath: "#/items/oneOf/1/properties/retired/type", keyword: "type", params: { type: "boolean" } };
                  if (vErrors === null) {
                    vErrors = [err74];
                  } else {
                    vErrors.push(err74);
                  }
                  errors++;
                }
              }
            } else {
              const err75 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/1/type", keyword: "type", params: { type: "object" } };
              if (vErrors === null) {
                vErrors = [err75];
              } else {
                vErrors.push(err75);
              }
              errors++;
            }
            if (props0 !== true) {
              props0 = true;
            }
          } else if (tag0 === "date") {
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              if (data0.id === void 0) {
                const err76 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/2/required", keyword: "required", params: { missingProperty: "id" } };
                if (vErrors === null) {
                  vErrors = [err76];
                } else {
                  vErrors.push(err76);
                }
                errors++;
              }
              if (data0.type === void 0) {
                const err77 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/2/required", keyword: "required", params: { missingProperty: "type" } };
                if (vErrors === null) {
                  vErrors = [err77];
                } else {
                  vErrors.push(err77);
                }
                errors++;
              }
              if (data0.label === void 0) {
                const err78 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/2/required", keyword: "required", params: { missingProperty: "label" } };
                if (vErrors === null) {
                  vErrors = [err78];
                } else {
                  vErrors.push(err78);
                }
                errors++;
              }
              if (data0.key === void 0) {
                const err79 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/2/required", keyword: "required", params: { missingProperty: "key" } };
                if (vErrors === null) {
                  vErrors = [err79];
                } else {
                  vErrors.push(err79);
                }
                errors++;
              }
              if (data0.required === void 0) {
                const err80 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/2/required", keyword: "required", params: { missingProperty: "required" } };
                if (vErrors === null) {
                  vErrors = [err80];
                } else {
                  vErrors.push(err80);
                }
                errors++;
              }
              if (data0.seen_by === void 0) {
                const err81 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/2/required", keyword: "required", params: { missingProperty: "seen_by" } };
                if (vErrors === null) {
                  vErrors = [err81];
                } else {
                  vErrors.push(err81);
                }
                errors++;
              }
              if (data0.allowed_days === void 0) {
                const err82 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/2/required", keyword: "required", params: { missingProperty: "allowed_days" } };
                if (vErrors === null) {
                  vErrors = [err82];
                } else {
                  vErrors.push(err82);
                }
                errors++;
              }
              if (data0.retired === void 0) {
                const err83 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/2/required", keyword: "required", params: { missingProperty: "retired" } };
                if (vErrors === null) {
                  vErrors = [err83];
                } else {
                  vErrors.push(err83);
                }
                errors++;
              }
              for (const key2 in data0) {
                if (!func62.call(schema80.items.oneOf[2].properties, key2)) {
                  const err84 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/2/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 } };
                  if (vErrors === null) {
                    vErrors = [err84];
                  } else {
                    vErrors.push(err84);
                  }
                  errors++;
                }
              }
              if (data0.id !== void 0) {
                let data24 = data0.id;
                if (typeof data24 === "string") {
                  if (func0(data24) > 36) {
                    const err85 = { instancePath: instancePath + "/" + i0 + "/id", schemaPath: "#/items/oneOf/2/properties/id/maxLength", keyword: "maxLength", params: { limit: 36 } };
                    if (vErrors === null) {
                      vErrors = [err85];
                    } else {
                      vErrors.push(err85);
                    }
                    errors++;
                  }
                  if (func0(data24) < 1) {
                    const err86 = { instancePath: instancePath + "/" + i0 + "/id", schemaPath: "#/items/oneOf/2/properties/id/minLength", keyword: "minLength", params: { limit: 1 } };
                    if (vErrors === null) {
                      vErrors = [err86];
                    } else {
                      vErrors.push(err86);
                    }
                    errors++;
                  }
                } else {
                  const err87 = { instancePath: instancePath + "/" + i0 + "/id", schemaPath: "#/items/oneOf/2/properties/id/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err87];
                  } else {
                    vErrors.push(err87);
                  }
                  errors++;
                }
              }
              if (data0.type !== void 0) {
                let data25 = data0.type;
                if (typeof data25 !== "string") {
                  const err88 = { instancePath: instancePath + "/" + i0 + "/type", schemaPath: "#/items/oneOf/2/properties/type/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err88];
                  } else {
                    vErrors.push(err88);
                  }
                  errors++;
                }
                if ("date" !== data25) {
                  const err89 = { instancePath: instancePath + "/" + i0 + "/type", schemaPath: "#/items/oneOf/2/properties/type/const", keyword: "const", params: { allowedValue: "date" } };
                  if (vErrors === null) {
                    vErrors = [err89];
                  } else {
                    vErrors.push(err89);
                  }
                  errors++;
                }
              }
              if (data0.label !== void 0) {
                let data26 = data0.label;
                if (typeof data26 === "string") {
                  if (func0(data26) > 80) {
                    const err90 = { instancePath: instancePath + "/" + i0 + "/label", schemaPath: "#/items/oneOf/2/properties/label/maxLength", keyword: "maxLength", params: { limit: 80 } };
                    if (vErrors === null) {
                      vErrors = [err90];
                    } else {
                      vErrors.push(err90);
                    }
                    errors++;
                  }
                  if (func0(data26) < 1) {
                    const err91 = { instancePath: instancePath + "/" + i0 + "/label", schemaPath: "#/items/oneOf/2/properties/label/minLength", keyword: "minLength", params: { limit: 1 } };
                    if (vErrors === null) {
                      vErrors = [err91];
                    } else {
                      vErrors.push(err91);
                    }
                    errors++;
                  }
                } else {
                  const err92 = { instancePath: instancePath + "/" + i0 + "/label", schemaPath: "#/items/oneOf/2/properties/label/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err92];
                  } else {
                    vErrors.push(err92);
                  }
                  errors++;
                }
              }
              if (data0.key !== void 0) {
                let data27 = data0.key;
                if (typeof data27 === "string") {
                  if (func0(data27) > 40) {
                    const err93 = { instancePath: instancePath + "/" + i0 + "/key", schemaPath: "#/items/oneOf/2/properties/key/maxLength", keyword: "maxLength", params: { limit: 40 } };
                    if (vErrors === null) {
                      vErrors = [err93];
                    } else {
                      vErrors.push(err93);
                    }
                    errors++;
                  }
                  if (!pattern18.test(data27)) {
                    const err94 = { instancePath: instancePath + "/" + i0 + "/key", schemaPath: "#/items/oneOf/2/properties/key/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9_]*$" } };
                    if (vErrors === null) {
                      vErrors = [err94];
                    } else {
                      vErrors.push(err94);
                    }
                    errors++;
                  }
                } else {
                  const err95 = { instancePath: instancePath + "/" + i0 + "/key", schemaPath: "#/items/oneOf/2/properties/key/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err95];
                  } else {
                    vErrors.push(err95);
                  }
                  errors++;
                }
              }
              if (data0.help !== void 0) {
                let data28 = data0.help;
                if (typeof data28 === "string") {
                  if (func0(data28) > 240) {
                    const err96 = { instancePath: instancePath + "/" + i0 + "/help", schemaPath: "#/items/oneOf/2/properties/help/maxLength", keyword: "maxLength", params: { limit: 240 } };
                    if (vErrors === null) {
                      vErrors = [err96];
                    } else {
                      vErrors.push(err96);
                    }
                    errors++;
                  }
                } else {
                  const err97 = { instancePath: instancePath + "/" + i0 + "/help", schemaPath: "#/items/oneOf/2/properties/help/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err97];
                  } else {
                    vErrors.push(err97);
                  }
                  errors++;
                }
              }
              if (data0.required !== void 0) {
                if (typeof data0.required !== "boolean") {
                  const err98 = { instancePath: instancePath + "/" + i0 + "/required", schemaPath: "#/items/oneOf/2/properties/required/type", keyword: "type", params: { type: "boolean" } };
                  if (vErrors === null) {
                    vErrors = [err98];
                  } else {
                    vErrors.push(err98);
                  }
                  errors++;
                }
              }
              if (data0.seen_by !== void 0) {
                let data30 = data0.seen_by;
                if (typeof data30 !== "string") {
                  const err99 = { instancePath: instancePath + "/" + i0 + "/seen_by", schemaPath: "#/items/oneOf/2/properties/seen_by/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err99];
                  } else {
                    vErrors.push(err99);
                  }
                  errors++;
                }
                if (!(data30 === "staff" || data30 === "account_reads" || data30 === "account_edits")) {
                  const err100 = { instancePath: instancePath + "/" + i0 + "/seen_by", schemaPath: "#/items/oneOf/2/properties/seen_by/enum", keyword: "enum", params: { allowedValues: schema80.items.oneOf[2].properties.seen_by.enum } };
                  if (vErrors === null) {
                    vErrors = [err100];
                  } else {
                    vErrors.push(err100);
                  }
                  errors++;
                }
              }
              if (data0.allowed_days !== void 0) {
                let data31 = data0.allowed_days;
                if (typeof data31 !== "string") {
                  const err101 = { instancePath: instancePath + "/" + i0 + "/allowed_days", schemaPath: "#/items/oneOf/2/properties/allowed_days/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err101];
                  } else {
                    vErrors.push(err101);
                  }
                  errors++;
                }
                if (!(data31 === "any" || data31 === "past" || data31 === "future")) {
                  const err102 = { instancePath: instancePath + "/" + i0 + "/allowed_days", schemaPath: "#/items/oneOf/2/properties/allowed_days/enum", keyword: "enum", params: { allowedValues: schema80.items.oneOf[2].properties.allowed_days.enum } };
                  if (vErrors === null) {
                    vErrors = [err102];
                  } else {
                    vErrors.push(err102);
                  }
                  errors++;
                }
              }
              if (data0.retired !== void 0) {
                if (typeof data0.retired !== "boolean") {
                  const err103 = { instancePath: instancePath + "/" + i0 + "/retired", schemaPath: "#/items/oneOf/2/properties/retired/type", keyword: "type", params: { type: "boolean" } };
                  if (vErrors === null) {
                    vErrors = [err103];
                  } else {
                    vErrors.push(err103);
                  }
                  errors++;
                }
              }
            } else {
              const err104 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/2/type", keyword: "type", params: { type: "object" } };
              if (vErrors === null) {
                vErrors = [err104];
              } else {
                vErrors.push(err104);
              }
              errors++;
            }
            if (props0 !== true) {
              props0 = true;
            }
          } else if (tag0 === "choice") {
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              if (data0.id === void 0) {
                const err105 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/3/required", keyword: "required", params: { missingProperty: "id" } };
                if (vErrors === null) {
                  vErrors = [err105];
                } else {
                  vErrors.push(err105);
                }
                errors++;
              }
              if (data0.type === void 0) {
                const err106 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/3/required", keyword: "required", params: { missingProperty: "type" } };
                if (vErrors === null) {
                  vErrors = [err106];
                } else {
                  vErrors.push(err106);
                }
                errors++;
              }
              if (data0.label === void 0) {
                const err107 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/3/required", keyword: "required", params: { missingProperty: "label" } };
                if (vErrors === null) {
                  vErrors = [err107];
                } else {
                  vErrors.push(err107);
                }
                errors++;
              }
              if (data0.key === void 0) {
                const err108 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/3/required", keyword: "required", params: { missingProperty: "key" } };
                if (vErrors === null) {
                  vErrors = [err108];
                } else {
                  vErrors.push(err108);
                }
                errors++;
              }
              if (data0.required === void 0) {
                const err109 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/3/required", keyword: "required", params: { missingProperty: "required" } };
                if (vErrors === null) {
                  vErrors = [err109];
                } else {
                  vErrors.push(err109);
                }
                errors++;
              }
              if (data0.seen_by === void 0) {
                const err110 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/3/required", keyword: "required", params: { missingProperty: "seen_by" } };
                if (vErrors === null) {
                  vErrors = [err110];
                } else {
                  vErrors.push(err110);
                }
                errors++;
              }
              if (data0.choices === void 0) {
                const err111 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/3/required", keyword: "required", params: { missingProperty: "choices" } };
                if (vErrors === null) {
                  vErrors = [err111];
                } else {
                  vErrors.push(err111);
                }
                errors++;
              }
              if (data0.multiple === void 0) {
                const err112 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/3/required", keyword: "required", params: { missingProperty: "multiple" } };
                if (vErrors === null) {
                  vErrors = [err112];
                } else {
                  vErrors.push(err112);
                }
                errors++;
              }
              if (data0.retired === void 0) {
                const err113 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/3/required", keyword: "required", params: { missingProperty: "retired" } };
                if (vErrors === null) {
                  vErrors = [err113];
                } else {
                  vErrors.push(err113);
                }
                errors++;
              }
              for (const key3 in data0) {
                if (!func62.call(schema80.items.oneOf[3].properties, key3)) {
                  const err114 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/3/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 } };
                  if (vErrors === null) {
                    vErrors = [err114];
                  } else {
                    vErrors.push(err114);
                  }
                  errors++;
                }
              }
              if (data0.id !== void 0) {
                let data33 = data0.id;
                if (typeof data33 === "string") {
                  if (func0(data33) > 36) {
                    const err115 = { instancePath: instancePath + "/" + i0 + "/id", schemaPath: "#/items/oneOf/3/properties/id/maxLength", keyword: "maxLength", params: { limit: 36 } };
                    if (vErrors === null) {
                      vErrors = [err115];
                    } else {
                      vErrors.push(err115);
                    }
                    errors++;
                  }
                  if (func0(data33) < 1) {
                    const err116 = { instancePath: instancePath + "/" + i0 + "/id", schemaPath: "#/items/oneOf/3/properties/id/minLength", keyword: "minLength", params: { limit: 1 } };
                    if (vErrors === null) {
                      vErrors = [err116];
                    } else {
                      vErrors.push(err116);
                    }
                    errors++;
                  }
                } else {
                  const err117 = { instancePath: instancePath + "/" + i0 + "/id", schemaPath: "#/items/oneOf/3/properties/id/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err117];
                  } else {
                    vErrors.push(err117);
                  }
                  errors++;
                }
              }
              if (data0.type !== void 0) {
                let data34 = data0.type;
                if (typeof data34 !== "string") {
                  const err118 = { instancePath: instancePath + "/" + i0 + "/type", schemaPath: "#/items/oneOf/3/properties/type/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err118];
                  } else {
                    vErrors.push(err118);
                  }
                  errors++;
                }
                if ("choice" !== data34) {
                  const err119 = { instancePath: instancePath + "/" + i0 + "/type", schemaPath: "#/items/oneOf/3/properties/type/const", keyword: "const", params: { allowedValue: "choice" } };
                  if (vErrors === null) {
                    vErrors = [err119];
                  } else {
                    vErrors.push(err119);
                  }
                  errors++;
                }
              }
              if (data0.label !== void 0) {
                let data35 = data0.label;
                if (typeof data35 === "string") {
                  if (func0(data35) > 80) {
                    const err120 = { instancePath: instancePath + "/" + i0 + "/label", schemaPath: "#/items/oneOf/3/properties/label/maxLength", keyword: "maxLength", params: { limit: 80 } };
                    if (vErrors === null) {
                      vErrors = [err120];
                    } else {
                      vErrors.push(err120);
                    }
                    errors++;
                  }
                  if (func0(data35) < 1) {
                    const err121 = { instancePath: instancePath + "/" + i0 + "/label", schemaPath: "#/items/oneOf/3/properties/label/minLength", keyword: "minLength", params: { limit: 1 } };
                    if (vErrors === null) {
                      vErrors = [err121];
                    } else {
                      vErrors.push(err121);
                    }
                    errors++;
                  }
                } else {
                  const err122 = { instancePath: instancePath + "/" + i0 + "/label", schemaPath: "#/items/oneOf/3/properties/label/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err122];
                  } else {
                    vErrors.push(err122);
                  }
                  errors++;
                }
              }
              if (data0.key !== void 0) {
                let data36 = data0.key;
                if (typeof data36 === "string") {
                  if (func0(data36) > 40) {
                    const err123 = { instancePath: instancePath + "/" + i0 + "/key", schemaPath: "#/items/oneOf/3/properties/key/maxLength", keyword: "maxLength", params: { limit: 40 } };
                    if (vErrors === null) {
                      vErrors = [err123];
                    } else {
                      vErrors.push(err123);
                    }
                    errors++;
                  }
                  if (!pattern18.test(data36)) {
                    const err124 = { instancePath: instancePath + "/" + i0 + "/key", schemaPath: "#/items/oneOf/3/properties/key/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9_]*$" } };
                    if (vErrors === null) {
                      vErrors = [err124];
                    } else {
                      vErrors.push(err124);
                    }
                    errors++;
                  }
                } else {
                  const err125 = { instancePath: instancePath + "/" + i0 + "/key", schemaPath: "#/items/oneOf/3/properties/key/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err125];
                  } else {
                    vErrors.push(err125);
                  }
                  errors++;
                }
              }
              if (data0.help !== void 0) {
                let data37 = data0.help;
                if (typeof data37 === "string") {
                  if (func0(data37) > 240) {
                    const err126 = { instancePath: instancePath + "/" + i0 + "/help", schemaPath: "#/items/oneOf/3/properties/help/maxLength", keyword: "maxLength", params: { limit: 240 } };
                    if (vErrors === null) {
                      vErrors = [err126];
                    } else {
                      vErrors.push(err126);
                    }
                    errors++;
                  }
                } else {
                  const err127 = { instancePath: instancePath + "/" + i0 + "/help", schemaPath: "#/items/oneOf/3/properties/help/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err127];
                  } else {
                    vErrors.push(err127);
                  }
                  errors++;
                }
              }
              if (data0.required !== void 0) {
                if (typeof data0.required !== "boolean") {
                  const err128 = { instancePath: instancePath + "/" + i0 + "/required", schemaPath: "#/items/oneOf/3/properties/required/type", keyword: "type", params: { type: "boolean" } };
                  if (vErrors === null) {
                    vErrors = [err128];
                  } else {
                    vErrors.push(err128);
                  }
                  errors++;
                }
              }
              if (data0.seen_by !== void 0) {
                let data39 = data0.seen_by;
                if (typeof data39 !== "string") {
                  const err129 = { instancePath: instancePath + "/" + i0 + "/seen_by", schemaPath: "#/items/oneOf/3/properties/seen_by/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err129];
                  } else {
                    vErrors.push(err129);
                  }
                  errors++;
                }
                if (!(data39 === "staff" || data39 === "account_reads" || data39 === "account_edits")) {
                  const err130 = { instancePath: instancePath + "/" + i0 + "/seen_by", schemaPath: "#/items/oneOf/3/properties/seen_by/enum", keyword: "enum", params: { allowedValues: schema80.items.oneOf[3].properties.seen_by.enum } };
                  if (vErrors === null) {
                    vErrors = [err130];
                  } else {
                    vErrors.push(err130);
                  }
                  errors++;
                }
              }
              if (data0.choices !== void 0) {
                let data40 = data0.choices;
                if (Array.isArray(data40)) {
                  if (data40.length > 100) {
                    const err131 = { instancePath: instancePath + "/" + i0 + "/choices", schemaPath: "#/items/oneOf/3/properties/choices/maxItems", keyword: "maxItems", params: { limit: 100 } };
                    if (vErrors === null) {
                      vErrors = [err131];
                    } else {
                      vErrors.push(err131);
                    }
                    errors++;
                  }
                  if (data40.length < 1) {
                    const err132 = { instancePath: instancePath + "/" + i0 + "/choices", schemaPath: "#/items/oneOf/3/properties/choices/minItems", keyword: "minItems", params: { limit: 1 } };
                    if (vErrors === null) {
                      vErrors = [err132];
                    } else {
                      vErrors.push(err132);
                    }
                    errors++;
                  }
                  const len1 = data40.length;
                  for (let i1 = 0; i1 < len1; i1++) {
                    let data41 = data40[i1];
                    if (data41 && typeof data41 == "object" && !Array.isArray(data41)) {
                      if (data41.id === void 0) {
                        const err133 = { instancePath: instancePath + "/" + i0 + "/choices/" + i1, schemaPath: "#/items/oneOf/3/properties/choices/items/required", keyword: "required", params: { missingProperty: "id" } };
                        if (vErrors === null) {
                          vErrors = [err133];
                        } else {
                          vErrors.push(err133);
                        }
                        errors++;
                      }
                      if (data41.label === void 0) {
                        const err134 = { instancePath: instancePath + "/" + i0 + "/choices/" + i1, schemaPath: "#/items/oneOf/3/properties/choices/items/required", keyword: "required", params: { missingProperty: "label" } };
                        if (vErrors === null) {
                          vErrors = [err134];
                        } else {
                          vErrors.push(err134);
                        }
                        errors++;
                      }
                      if (data41.retired === void 0) {
                        const err135 = { instancePath: instancePath + "/" + i0 + "/choices/" + i1, schemaPath: "#/items/oneOf/3/properties/choices/items/required", keyword: "required", params: { missingProperty: "retired" } };
                        if (vErrors === null) {
                          vErrors = [err135];
                        } else {
                          vErrors.push(err135);
                        }
                        errors++;
                      }
                      for (const key4 in data41) {
                        if (!(key4 === "id" || key4 === "label" || key4 === "retired")) {
                          const err136 = { instancePath: instancePath + "/" + i0 + "/choices/" + i1, schemaPath: "#/items/oneOf/3/properties/choices/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 } };
                          if (vErrors === null) {
                            vErrors = [err136];
                          } else {
                            vErrors.push(err136);
                          }
                          errors++;
                        }
                      }
                      if (data41.id !== void 0) {
                        let data42 = data41.id;
                        if (typeof data42 === "string") {
                          if (func0(data42) > 36) {
                            const err137 = { instancePath: instancePath + "/" + i0 + "/choices/" + i1 + "/id", schemaPath: "#/items/oneOf/3/properties/choices/items/properties/id/maxLength", keyword: "maxLength", params: { limit: 36 } };
                            if (vErrors === null) {
                              vErrors = [err137];
                            } else {
                              vErrors.push(err137);
                            }
                            errors++;
                          }
                          if (func0(data42) < 1) {
                            const err138 = { instancePath: instancePath + "/" + i0 + "/choices/" + i1 + "/id", schemaPath: "#/items/oneOf/3/properties/choices/items/properties/id/minLength", keyword: "minLength", params: { limit: 1 } };
                            if (vErrors === null) {
                              vErrors = [err138];
                            } else {
                              vErrors.push(err138);
                            }
                            errors++;
                          }
                        } else {
                          const err139 = { instancePath: instancePath + "/" + i0 + "/choices/" + i1 + "/id", schemaPath: "#/items/oneOf/3/properties/choices/items/properties/id/type", keyword: "type", params: { type: "string" } };
                          if (vErrors === null) {
                            vErrors = [err139];
                          } else {
                            vErrors.push(err139);
                          }
                          errors++;
                        }
                      }
                      if (data41.label !== void 0) {
                        let data43 = data41.label;
                        if (typeof data43 === "string") {
                          if (func0(data43) > 80) {
                            const err140 = { instancePath: instancePath + "/" + i0 + "/choices/" + i1 + "/label", schemaPath: "#/items/oneOf/3/properties/choices/items/properties/label/maxLength", keyword: "maxLength", params: { limit: 80 } };
                            if (vErrors === null) {
                              vErrors = [err140];
                            } else {
                              vErrors.push(err140);
                            }
                            errors++;
                          }
                          if (func0(data43) < 1) {
                            const err141 = { instancePath: instancePath + "/" + i0 + "/choices/" + i1 + "/label", schemaPath: "#/items/oneOf/3/properties/choices/items/properties/label/minLength", keyword: "minLength", params: { limit: 1 } };
                            if (vErrors === null) {
                              vErrors = [err141];
                            } else {
                              vErrors.push(err141);
                            }
                            errors++;
                          }
                        } else {
                          const err142 = { instancePath: instancePath + "/" + i0 + "/choices/" + i1 + "/label", schemaPath: "#/items/oneOf/3/properties/choices/items/properties/label/type", keyword: "type", params: { type: "string" } };
                          if (vErrors === null) {
                            vErrors = [err142];
                          } else {
                            vErrors.push(err142);
                          }
                          errors++;
                        }
                      }
                      if (data41.retired !== void 0) {
                        if (typeof data41.retired !== "boolean") {
                          const err143 = { instancePath: instancePath + "/" + i0 + "/choices/" + i1 + "/retired", schemaPath: "#/items/oneOf/3/properties/choices/items/properties/retired/type", keyword: "type", params: { type: "boolean" } };
                          if (vErrors === null) {
                            vErrors = [err143];
                          } else {
                            vErrors.push(err143);
                          }
                          errors++;
                        }
                      }
                    } else {
                      const err144 = { instancePath: instancePath + "/" + i0 + "/choices/" + i1, schemaPath: "#/items/oneOf/3/properties/choices/items/type", keyword: "type", params: { type: "object" } };
                      if (vErrors === null) {
                        vErrors = [err144];
                      } else {
                        vErrors.push(err144);
                      }
                      errors++;
                    }
                  }
                } else {
                  const err145 = { instancePath: instancePath + "/" + i0 + "/choices", schemaPath: "#/items/oneOf/3/properties/choices/type", keyword: "type", params: { type: "array" } };
                  if (vErrors === null) {
                    vErrors = [err145];
                  } else {
                    vErrors.push(err145);
                  }
                  errors++;
                }
              }
              if (data0.multiple !== void 0) {
                if (typeof data0.multiple !== "boolean") {
                  const err146 = { instancePath: instancePath + "/" + i0 + "/multiple", schemaPath: "#/items/oneOf/3/properties/multiple/type", keyword: "type", params: { type: "boolean" } };
                  if (vErrors === null) {
                    vErrors = [err146];
                  } else {
                    vErrors.push(err146);
                  }
                  errors++;
                }
              }
              if (data0.retired !== void 0) {
                if (typeof data0.retired !== "boolean") {
                  const err147 = { instancePath: instancePath + "/" + i0 + "/retired", schemaPath: "#/items/oneOf/3/properties/retired/type", keyword: "type", params: { type: "boolean" } };
                  if (vErrors === null) {
                    vErrors = [err147];
                  } else {
                    vErrors.push(err147);
                  }
                  errors++;
                }
              }
            } else {
              const err148 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/3/type", keyword: "type", params: { type: "object" } };
              if (vErrors === null) {
                vErrors = [err148];
              } else {
                vErrors.push(err148);
              }
              errors++;
            }
            if (props0 !== true) {
              props0 = true;
            }
          } else if (tag0 === "checkbox") {
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              if (data0.id === void 0) {
                const err149 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/4/required", keyword: "required", params: { missingProperty: "id" } };
                if (vErrors === null) {
                  vErrors = [err149];
                } else {
                  vErrors.push(err149);
                }
                errors++;
              }
              if (data0.type === void 0) {
                const err150 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/4/required", keyword: "required", params: { missingProperty: "type" } };
                if (vErrors === null) {
                  vErrors = [err150];
                } else {
                  vErrors.push(err150);
                }
                errors++;
              }
              if (data0.label === void 0) {
                const err151 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/4/required", keyword: "required", params: { missingProperty: "label" } };
                if (vErrors === null) {
                  vErrors = [err151];
                } else {
                  vErrors.push(err151);
                }
                errors++;
              }
              if (data0.key === void 0) {
                const err152 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/4/required", keyword: "required", params: { missingProperty: "key" } };
                if (vErrors === null) {
                  vErrors = [err152];
                } else {
                  vErrors.push(err152);
                }
                errors++;
              }
              if (data0.required === void 0) {
                const err153 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/4/required", keyword: "required", params: { missingProperty: "required" } };
                if (vErrors === null) {
                  vErrors = [err153];
                } else {
                  vErrors.push(err153);
                }
                errors++;
              }
              if (data0.seen_by === void 0) {
                const err154 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/4/required", keyword: "required", params: { missingProperty: "seen_by" } };
                if (vErrors === null) {
                  vErrors = [err154];
                } else {
                  vErrors.push(err154);
                }
                errors++;
              }
              if (data0.retired === void 0) {
                const err155 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/4/required", keyword: "required", params: { missingProperty: "retired" } };
                if (vErrors === null) {
                  vErrors = [err155];
                } else {
                  vErrors.push(err155);
                }
                errors++;
              }
              for (const key5 in data0) {
                if (!(key5 === "id" || key5 === "type" || key5 === "label" || key5 === "key" || key5 === "help" || key5 === "required" || key5 === "seen_by" || key5 === "retired")) {
                  const err156 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/4/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 } };
                  if (vErrors === null) {
                    vErrors = [err156];
                  } else {
                    vErrors.push(err156);
                  }
                  errors++;
                }
              }
              if (data0.id !== void 0) {
                let data47 = data0.id;
                if (typeof data47 === "string") {
                  if (func0(data47) > 36) {
                    const err157 = { instancePath: instancePath + "/" + i0 + "/id", schemaPath: "#/items/oneOf/4/properties/id/maxLength", keyword: "maxLength", params: { limit: 36 } };
                    if (vErrors === null) {
                      vErrors = [err157];
                    } else {
                      vErrors.push(err157);
                    }
                    errors++;
                  }
                  if (func0(data47) < 1) {
                    const err158 = { instancePath: instancePath + "/" + i0 + "/id", schemaPath: "#/items/oneOf/4/properties/id/minLength", keyword: "minLength", params: { limit: 1 } };
                    if (vErrors === null) {
                      vErrors = [err158];
                    } else {
                      vErrors.push(err158);
                    }
                    errors++;
                  }
                } else {
                  const err159 = { instancePath: instancePath + "/" + i0 + "/id", schemaPath: "#/items/oneOf/4/properties/id/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err159];
                  } else {
                    vErrors.push(err159);
                  }
                  errors++;
                }
              }
              if (data0.type !== void 0) {
                let data48 = data0.type;
                if (typeof data48 !== "string") {
                  const err160 = { instancePath: instancePath + "/" + i0 + "/type", schemaPath: "#/items/oneOf/4/properties/type/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err160];
                  } else {
                    vErrors.push(err160);
                  }
                  errors++;
                }
                if ("checkbox" !== data48) {
                  const err161 = { instancePath: instancePath + "/" + i0 + "/type", schemaPath: "#/items/oneOf/4/properties/type/const", keyword: "const", params: { allowedValue: "checkbox" } };
                  if (vErrors === null) {
                    vErrors = [err161];
                  } else {
                    vErrors.push(err161);
                  }
                  errors++;
                }
              }
              if (data0.label !== void 0) {
                let data49 = data0.label;
                if (typeof data49 === "string") {
                  if (func0(data49) > 80) {
                    const err162 = { instancePath: instancePath + "/" + i0 + "/label", schemaPath: "#/items/oneOf/4/properties/label/maxLength", keyword: "maxLength", params: { limit: 80 } };
                    if (vErrors === null) {
                      vErrors = [err162];
                    } else {
                      vErrors.push(err162);
                    }
                    errors++;
                  }
                  if (func0(data49) < 1) {
                    const err163 = { instancePath: instancePath + "/" + i0 + "/label", schemaPath: "#/items/oneOf/4/properties/label/minLength", keyword: "minLength", params: { limit: 1 } };
                    if (vErrors === null) {
                      vErrors = [err163];
                    } else {
                      vErrors.push(err163);
                    }
                    errors++;
                  }
                } else {
                  const err164 = { instancePath: instancePath + "/" + i0 + "/label", schemaPath: "#/items/oneOf/4/properties/label/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err164];
                  } else {
                    vErrors.push(err164);
                  }
                  errors++;
                }
              }
              if (data0.key !== void 0) {
                let data50 = data0.key;
                if (typeof data50 === "string") {
                  if (func0(data50) > 40) {
                    const err165 = { instancePath: instancePath + "/" + i0 + "/key", schemaPath: "#/items/oneOf/4/properties/key/maxLength", keyword: "maxLength", params: { limit: 40 } };
                    if (vErrors === null) {
                      vErrors = [err165];
                    } else {
                      vErrors.push(err165);
                    }
                    errors++;
                  }
                  if (!pattern18.test(data50)) {
                    const err166 = { instancePath: instancePath + "/" + i0 + "/key", schemaPath: "#/items/oneOf/4/properties/key/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9_]*$" } };
                    if (vErrors === null) {
                      vErrors = [err166];
                    } else {
                      vErrors.push(err166);
                    }
                    errors++;
                  }
                } else {
                  const err167 = { instancePath: instancePath + "/" + i0 + "/key", schemaPath: "#/items/oneOf/4/properties/key/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err167];
                  } else {
                    vErrors.push(err167);
                  }
                  errors++;
                }
              }
              if (data0.help !== void 0) {
                let data51 = data0.help;
                if (typeof data51 === "string") {
                  if (func0(data51) > 240) {
                    const err168 = { instancePath: instancePath + "/" + i0 + "/help", schemaPath: "#/items/oneOf/4/properties/help/maxLength", keyword: "maxLength", params: { limit: 240 } };
                    if (vErrors === null) {
                      vErrors = [err168];
                    } else {
                      vErrors.push(err168);
                    }
                    errors++;
                  }
                } else {
                  const err169 = { instancePath: instancePath + "/" + i0 + "/help", schemaPath: "#/items/oneOf/4/properties/help/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err169];
                  } else {
                    vErrors.push(err169);
                  }
                  errors++;
                }
              }
              if (data0.required !== void 0) {
                if (typeof data0.required !== "boolean") {
                  const err170 = { instancePath: instancePath + "/" + i0 + "/required", schemaPath: "#/items/oneOf/4/properties/required/type", keyword: "type", params: { type: "boolean" } };
                  if (vErrors === null) {
                    vErrors = [err170];
                  } else {
                    vErrors.push(err170);
                  }
                  errors++;
                }
              }
              if (data0.seen_by !== void 0) {
                let data53 = data0.seen_by;
                if (typeof data53 !== "string") {
                  const err171 = { instancePath: instancePath + "/" + i0 + "/seen_by", schemaPath: "#/items/oneOf/4/properties/seen_by/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err171];
                  } else {
                    vErrors.push(err171);
                  }
                  errors++;
                }
                if (!(data53 === "staff" || data53 === "account_reads" || data53 === "account_edits")) {
                  const err172 = { instancePath: instancePath + "/" + i0 + "/seen_by", schemaPath: "#/items/oneOf/4/properties/seen_by/enum", keyword: "enum", params: { allowedValues: schema80.items.oneOf[4].properties.seen_by.enum } };
                  if (vErrors === null) {
                    vErrors = [err172];
                  } else {
                    vErrors.push(err172);
                  }
                  errors++;
                }
              }
              if (data0.retired !== void 0) {
                if (typeof data0.retired !== "boolean") {
                  const err173 = { instancePath: instancePath + "/" + i0 + "/retired", schemaPath: "#/items/oneOf/4/properties/retired/type", keyword: "type", params: { type: "boolean" } };
                  if (vErrors === null) {
                    vErrors = [err173];
                  } else {
                    vErrors.push(err173);
                  }
                  errors++;
                }
              }
            } else {
              const err174 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/4/type", keyword: "type", params: { type: "object" } };
              if (vErrors === null) {
                vErrors = [err174];
              } else {
                vErrors.push(err174);
              }
              errors++;
            }
            if (props0 !== true) {
              props0 = true;
            }
          } else if (tag0 === "file") {
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              if (data0.id === void 0) {
                const err175 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/5/required", keyword: "required", params: { missingProperty: "id" } };
                if (vErrors === null) {
                  vErrors = [err175];
                } else {
                  vErrors.push(err175);
                }
                errors++;
              }
              if (data0.type === void 0) {
                const err176 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/5/required", keyword: "required", params: { missingProperty: "type" } };
                if (vErrors === null) {
                  vErrors = [err176];
                } else {
                  vErrors.push(err176);
                }
                errors++;
              }
              if (data0.label === void 0) {
                const err177 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/5/required", keyword: "required", params: { missingProperty: "label" } };
                if (vErrors === null) {
                  vErrors = [err177];
                } else {
                  vErrors.push(err177);
                }
                errors++;
              }
              if (data0.key === void 0) {
                const err178 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/5/required", keyword: "required", params: { missingProperty: "key" } };
                if (vErrors === null) {
                  vErrors = [err178];
                } else {
                  vErrors.push(err178);
                }
                errors++;
              }
              if (data0.required === void 0) {
                const err179 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/5/required", keyword: "required", params: { missingProperty: "required" } };
                if (vErrors === null) {
                  vErrors = [err179];
                } else {
                  vErrors.push(err179);
                }
                errors++;
              }
              if (data0.seen_by === void 0) {
                const err180 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/5/required", keyword: "required", params: { missingProperty: "seen_by" } };
                if (vErrors === null) {
                  vErrors = [err180];
                } else {
                  vErrors.push(err180);
                }
                errors++;
              }
              if (data0.accept === void 0) {
                const err181 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/5/required", keyword: "required", params: { missingProperty: "accept" } };
                if (vErrors === null) {
                  vErrors = [err181];
                } else {
                  vErrors.push(err181);
                }
                errors++;
              }
              if (data0.max_size_mb === void 0) {
                const err182 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/5/required", keyword: "required", params: { missingProperty: "max_size_mb" } };
                if (vErrors === null) {
                  vErrors = [err182];
                } else {
                  vErrors.push(err182);
                }
                errors++;
              }
              if (data0.retired === void 0) {
                const err183 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/5/required", keyword: "required", params: { missingProperty: "retired" } };
                if (vErrors === null) {
                  vErrors = [err183];
                } else {
                  vErrors.push(err183);
                }
                errors++;
              }
              for (const key6 in data0) {
                if (!func62.call(schema80.items.oneOf[5].properties, key6)) {
                  const err184 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/5/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 } };
                  if (vErrors === null) {
                    vErrors = [err184];
                  } else {
                    vErrors.push(err184);
                  }
                  errors++;
                }
              }
              if (data0.id !== void 0) {
                let data55 = data0.id;
                if (typeof data55 === "string") {
                  if (func0(data55) > 36) {
                    const err185 = { instancePath: instancePath + "/" + i0 + "/id", schemaPath: "#/items/oneOf/5/properties/id/maxLength", keyword: "maxLength", params: { limit: 36 } };
                    if (vErrors === null) {
                      vErrors = [err185];
                    } else {
                      vErrors.push(err185);
                    }
                    errors++;
                  }
                  if (func0(data55) < 1) {
                    const err186 = { instancePath: instancePath + "/" + i0 + "/id", schemaPath: "#/items/oneOf/5/properties/id/minLength", keyword: "minLength", params: { limit: 1 } };
                    if (vErrors === null) {
                      vErrors = [err186];
                    } else {
                      vErrors.push(err186);
                    }
                    errors++;
                  }
                } else {
                  const err187 = { instancePath: instancePath + "/" + i0 + "/id", schemaPath: "#/items/oneOf/5/properties/id/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err187];
                  } else {
                    vErrors.push(err187);
                  }
                  errors++;
                }
              }
              if (data0.type !== void 0) {
                let data56 = data0.type;
                if (typeof data56 !== "string") {
                  const err188 = { instancePath: instancePath + "/" + i0 + "/type", schemaPath: "#/items/oneOf/5/properties/type/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err188];
                  } else {
                    vErrors.push(err188);
                  }
                  errors++;
                }
                if ("file" !== data56) {
                  const err189 = { instancePath: instancePath + "/" + i0 + "/type", schemaPath: "#/items/oneOf/5/properties/type/const", keyword: "const", params: { allowedValue: "file" } };
                  if (vErrors === null) {
                    vErrors = [err189];
                  } else {
                    vErrors.push(err189);
                  }
                  errors++;
                }
              }
              if (data0.label !== void 0) {
                let data57 = data0.label;
                if (typeof data57 === "string") {
                  if (func0(data57) > 80) {
                    const err190 = { instancePath: instancePath + "/" + i0 + "/label", schemaPath: "#/items/oneOf/5/properties/label/maxLength", keyword: "maxLength", params: { limit: 80 } };
                    if (vErrors === null) {
                      vErrors = [err190];
                    } else {
                      vErrors.push(err190);
                    }
                    errors++;
                  }
                  if (func0(data57) < 1) {
                    const err191 = { instancePath: instancePath + "/" + i0 + "/label", schemaPath: "#/items/oneOf/5/properties/label/minLength", keyword: "minLength", params: { limit: 1 } };
                    if (vErrors === null) {
                      vErrors = [err191];
                    } else {
                      vErrors.push(err191);
                    }
                    errors++;
                  }
                } else {
                  const err192 = { instancePath: instancePath + "/" + i0 + "/label", schemaPath: "#/items/oneOf/5/properties/label/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err192];
                  } else {
                    vErrors.push(err192);
                  }
                  errors++;
                }
              }
              if (data0.key !== void 0) {
                let data58 = data0.key;
                if (typeof data58 === "string") {
                  if (func0(data58) > 40) {
                    const err193 = { instancePath: instancePath + "/" + i0 + "/key", schemaPath: "#/items/oneOf/5/properties/key/maxLength", keyword: "maxLength", params: { limit: 40 } };
                    if (vErrors === null) {
                      vErrors = [err193];
                    } else {
                      vErrors.push(err193);
                    }
                    errors++;
                  }
                  if (!pattern18.test(data58)) {
                    const err194 = { instancePath: instancePath + "/" + i0 + "/key", schemaPath: "#/items/oneOf/5/properties/key/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9_]*$" } };
                    if (vErrors === null) {
                      vErrors = [err194];
                    } else {
                      vErrors.push(err194);
                    }
                    errors++;
                  }
                } else {
                  const err195 = { instancePath: instancePath + "/" + i0 + "/key", schemaPath: "#/items/oneOf/5/properties/key/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err195];
                  } else {
                    vErrors.push(err195);
                  }
                  errors++;
                }
              }
              if (data0.help !== void 0) {
                let data59 = data0.help;
                if (typeof data59 === "string") {
                  if (func0(data59) > 240) {
                    const err196 = { instancePath: instancePath + "/" + i0 + "/help", schemaPath: "#/items/oneOf/5/properties/help/maxLength", keyword: "maxLength", params: { limit: 240 } };
                    if (vErrors === null) {
                      vErrors = [err196];
                    } else {
                      vErrors.push(err196);
                    }
                    errors++;
                  }
                } else {
                  const err197 = { instancePath: instancePath + "/" + i0 + "/help", schemaPath: "#/items/oneOf/5/properties/help/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err197];
                  } else {
                    vErrors.push(err197);
                  }
                  errors++;
                }
              }
              if (data0.required !== void 0) {
                if (typeof data0.required !== "boolean") {
                  const err198 = { instancePath: instancePath + "/" + i0 + "/required", schemaPath: "#/items/oneOf/5/properties/required/type", keyword: "type", params: { type: "boolean" } };
                  if (vErrors === null) {
                    vErrors = [err198];
                  } else {
                    vErrors.push(err198);
                  }
                  errors++;
                }
              }
              if (data0.seen_by !== void 0) {
                let data61 = data0.seen_by;
                if (typeof data61 !== "string") {
                  const err199 = { instancePath: instancePath + "/" + i0 + "/seen_by", schemaPath: "#/items/oneOf/5/properties/seen_by/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err199];
                  } else {
                    vErrors.push(err199);
                  }
                  errors++;
                }
                if (!(data61 === "staff" || data61 === "account_reads" || data61 === "account_edits")) {
                  const err200 = { instancePath: instancePath + "/" + i0 + "/seen_by", schemaPath: "#/items/oneOf/5/properties/seen_by/enum", keyword: "enum", params: { allowedValues: schema80.items.oneOf[5].properties.seen_by.enum } };
                  if (vErrors === null) {
                    vErrors = [err200];
                  } else {
                    vErrors.push(err200);
                  }
                  errors++;
                }
              }
              if (data0.accept !== void 0) {
                let data62 = data0.accept;
                if (Array.isArray(data62)) {
                  if (data62.length > 3) {
                    const err201 = { instancePath: instancePath + "/" + i0 + "/accept", schemaPath: "#/items/oneOf/5/properties/accept/maxItems", keyword: "maxItems", params: { limit: 3 } };
                    if (vErrors === null) {
                      vErrors = [err201];
                    } else {
                      vErrors.push(err201);
                    }
                    errors++;
                  }
                  if (data62.length < 1) {
                    const err202 = { instancePath: instancePath + "/" + i0 + "/accept", schemaPath: "#/items/oneOf/5/properties/accept/minItems", keyword: "minItems", params: { limit: 1 } };
                    if (vErrors === null) {
                      vErrors = [err202];
                    } else {
                      vErrors.push(err202);
                    }
                    errors++;
                  }
                  const len2 = data62.length;
                  for (let i2 = 0; i2 < len2; i2++) {
                    let data63 = data62[i2];
                    if (typeof data63 !== "string") {
                      const err203 = { instancePath: instancePath + "/" + i0 + "/accept/" + i2, schemaPath: "#/items/oneOf/5/properties/accept/items/type", keyword: "type", params: { type: "string" } };
                      if (vErrors === null) {
                        vErrors = [err203];
                      } else {
                        vErrors.push(err203);
                      }
                      errors++;
                    }
                    if (!(data63 === "pdf" || data63 === "image" || data63 === "csv")) {
                      const err204 = { instancePath: instancePath + "/" + i0 + "/accept/" + i2, schemaPath: "#/items/oneOf/5/properties/accept/items/enum", keyword: "enum", params: { allowedValues: schema80.items.oneOf[5].properties.accept.items.enum } };
                      if (vErrors === null) {
                        vErrors = [err204];
                      } else {
                        vErrors.push(err204);
                      }
                      errors++;
                    }
                  }
                  let i3 = data62.length;
                  let j0;
                  if (i3 > 1) {
                    const indices0 = {};
                    for (; i3--; ) {
                      let item0 = data62[i3];
                      if (typeof item0 !== "string") {
                        continue;
                      }
                      if (typeof indices0[item0] == "number") {
                        j0 = indices0[item0];
                        const err205 = { instancePath: instancePath + "/" + i0 + "/accept", schemaPath: "#/items/oneOf/5/properties/accept/uniqueItems", keyword: "uniqueItems", params: { i: i3, j: j0 } };
                        if (vErrors === null) {
                          vErrors = [err205];
                        } else {
                          vErrors.push(err205);
                        }
                        errors++;
                        break;
                      }
                      indices0[item0] = i3;
                    }
                  }
                } else {
                  const err206 = { instancePath: instancePath + "/" + i0 + "/accept", schemaPath: "#/items/oneOf/5/properties/accept/type", keyword: "type", params: { type: "array" } };
                  if (vErrors === null) {
                    vErrors = [err206];
                  } else {
                    vErrors.push(err206);
                  }
                  errors++;
                }
              }
              if (data0.max_size_mb !== void 0) {
                let data64 = data0.max_size_mb;
                if (!(typeof data64 == "number" && (!(data64 % 1) && !isNaN(data64)) && isFinite(data64))) {
                  const err207 = { instancePath: instancePath + "/" + i0 + "/max_size_mb", schemaPath: "#/items/oneOf/5/properties/max_size_mb/type", keyword: "type", params: { type: "integer" } };
                  if (vErrors === null) {
                    vErrors = [err207];
                  } else {
                    vErrors.push(err207);
                  }
                  errors++;
                }
                if (typeof data64 == "number" && isFinite(data64)) {
                  if (data64 > 25 || isNaN(data64)) {
                    const err208 = { instancePath: instancePath + "/" + i0 + "/max_size_mb", schemaPath: "#/items/oneOf/5/properties/max_size_mb/maximum", keyword: "maximum", params: { comparison: "<=", limit: 25 } };
                    if (vErrors === null) {
                      vErrors = [err208];
                    } else {
                      vErrors.push(err208);
                    }
                    errors++;
                  }
                  if (data64 < 1 || isNaN(data64)) {
                    const err209 = { instancePath: instancePath + "/" + i0 + "/max_size_mb", schemaPath: "#/items/oneOf/5/properties/max_size_mb/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                    if (vErrors === null) {
                      vErrors = [err209];
                    } else {
                      vErrors.push(err209);
                    }
                    errors++;
                  }
                }
              }
              if (data0.retired !== void 0) {
                if (typeof data0.retired !== "boolean") {
                  const err210 = { instancePath: instancePath + "/" + i0 + "/retired", schemaPath: "#/items/oneOf/5/properties/retired/type", keyword: "type", params: { type: "boolean" } };
                  if (vErrors === null) {
                    vErrors = [err210];
                  } else {
                    vErrors.push(err210);
                  }
                  errors++;
                }
              }
            } else {
              const err211 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/5/type", keyword: "type", params: { type: "object" } };
              if (vErrors === null) {
                vErrors = [err211];
              } else {
                vErrors.push(err211);
              }
              errors++;
            }
            if (props0 !== true) {
              props0 = true;
            }
          } else {
            const err212 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 } };
            if (vErrors === null) {
              vErrors = [err212];
            } else {
              vErrors.push(err212);
            }
            errors++;
          }
        } else {
          const err213 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 } };
          if (vErrors === null) {
            vErrors = [err213];
          } else {
            vErrors.push(err213);
          }
          errors++;
        }
      } else {
        const err214 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err214];
        } else {
          vErrors.push(err214);
        }
        errors++;
      }
    }
  } else {
    const err215 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } };
    if (vErrors === null) {
      vErrors = [err215];
    } else {
      vErrors.push(err215);
    }
    errors++;
  }
  validate80.errors = vErrors;
  return errors === 0;
}
validate80.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
var settings$vip_accounts = validate81;
function validate81(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate81.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (Array.isArray(data)) {
    if (data.length > 1e3) {
      const err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 1e3 } };
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
        if (func0(data0) > 40) {
          const err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/maxLength", keyword: "maxLength", params: { limit: 40 } };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (func0(data0) < 1) {
          const err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/minLength", keyword: "minLength", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "string" } };
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
          const err4 = { instancePath, schemaPath: "#/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } };
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
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate81.errors = vErrors;
  return errors === 0;
}
validate81.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
var settings$personal_default_collection_address = validate82;
var schema82 = { "type": "object", "properties": { "type": { "type": "string", "enum": ["business", "residential", "international"] }, "company": { "type": "string", "maxLength": 100 }, "street_address": { "type": "string", "minLength": 1, "maxLength": 200 }, "local_area": { "type": "string", "minLength": 1, "maxLength": 80 }, "city": { "type": "string", "minLength": 1, "maxLength": 80 }, "zone": { "type": "string", "minLength": 1, "maxLength": 60 }, "code": { "type": "string", "maxLength": 12 }, "country": { "type": "string", "format": "country", "maxLength": 2 }, "lat": { "type": "number", "minimum": -90, "maximum": 90 }, "lng": { "type": "number", "minimum": -180, "maximum": 180 } }, "required": ["street_address", "local_area", "city", "zone", "country"], "additionalProperties": false };
function validate82(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate82.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.street_address === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "street_address" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.local_area === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "local_area" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.city === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "city" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.zone === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "zone" } };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.country === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "country" } };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func62.call(schema82.properties, key0)) {
        const err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (typeof data0 !== "string") {
        const err6 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (!(data0 === "business" || data0 === "residential" || data0 === "international")) {
        const err7 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema82.properties.type.enum } };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.company !== void 0) {
      let data1 = data.company;
      if (typeof data1 === "string") {
        if (func0(data1) > 100) {
          const err8 = { instancePath: instancePath + "/company", schemaPath: "#/properties/company/maxLength", keyword: "maxLength", params: { limit: 100 } };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/company", schemaPath: "#/properties/company/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.street_address !== void 0) {
      let data2 = data.street_address;
      if (typeof data2 === "string") {
        if (func0(data2) > 200) {
          const err10 = { instancePath: instancePath + "/street_address", schemaPath: "#/properties/street_address/maxLength", keyword: "maxLength", params: { limit: 200 } };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (func0(data2) < 1) {
          const err11 = { instancePath: instancePath + "/street_address", schemaPath: "#/properties/street_address/minLength", keyword: "minLength", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      } else {
        const err12 = { instancePath: instancePath + "/street_address", schemaPath: "#/properties/street_address/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.local_area !== void 0) {
      let data3 = data.local_area;
      if (typeof data3 === "string") {
        if (func0(data3) > 80) {
          const err13 = { instancePath: instancePath + "/local_area", schemaPath: "#/properties/local_area/maxLength", keyword: "maxLength", params: { limit: 80 } };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (func0(data3) < 1) {
          const err14 = { instancePath: instancePath + "/local_area", schemaPath: "#/properties/local_area/minLength", keyword: "minLength", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      } else {
        const err15 = { instancePath: instancePath + "/local_area", schemaPath: "#/properties/local_area/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.city !== void 0) {
      let data4 = data.city;
      if (typeof data4 === "string") {
        if (func0(data4) > 80) {
          const err16 = { instancePath: instancePath + "/city", schemaPath: "#/properties/city/maxLength", keyword: "maxLength", params: { limit: 80 } };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
        if (func0(data4) < 1) {
          const err17 = { instancePath: instancePath + "/city", schemaPath: "#/properties/city/minLength", keyword: "minLength", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      } else {
        const err18 = { instancePath: instancePath + "/city", schemaPath: "#/properties/city/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.zone !== void 0) {
      let data5 = data.zone;
      if (typeof data5 === "string") {
        if (func0(data5) > 60) {
          const err19 = { instancePath: instancePath + "/zone", schemaPath: "#/properties/zone/maxLength", keyword: "maxLength", params: { limit: 60 } };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
        if (func0(data5) < 1) {
          const err20 = { instancePath: instancePath + "/zone", schemaPath: "#/properties/zone/minLength", keyword: "minLength", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
      } else {
        const err21 = { instancePath: instancePath + "/zone", schemaPath: "#/properties/zone/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
    }
    if (data.code !== void 0) {
      let data6 = data.code;
      if (typeof data6 === "string") {
        if (func0(data6) > 12) {
          const err22 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/maxLength", keyword: "maxLength", params: { limit: 12 } };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
      } else {
        const err23 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
    }
    if (data.country !== void 0) {
      let data7 = data.country;
      if (typeof data7 === "string") {
        if (func0(data7) > 2) {
          const err24 = { instancePath: instancePath + "/country", schemaPath: "#/properties/country/maxLength", keyword: "maxLength", params: { limit: 2 } };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
        if (!formats26(data7)) {
          const err25 = { instancePath: instancePath + "/country", schemaPath: "#/properties/country/format", keyword: "format", params: { format: "country" } };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
      } else {
        const err26 = { instancePath: instancePath + "/country", schemaPath: "#/properties/country/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
    if (data.lat !== void 0) {
      let data8 = data.lat;
      if (typeof data8 == "number" && isFinite(data8)) {
        if (data8 > 90 || isNaN(data8)) {
          const err27 = { instancePath: instancePath + "/lat", schemaPath: "#/properties/lat/maximum", keyword: "maximum", params: { comparison: "<=", limit: 90 } };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
        if (data8 < -90 || isNaN(data8)) {
          const err28 = { instancePath: instancePath + "/lat", schemaPath: "#/properties/lat/minimum", keyword: "minimum", params: { comparison: ">=", limit: -90 } };
          if (vErrors === null) {
            vErrors = [err28];
          } else {
            vErrors.push(err28);
          }
          errors++;
        }
      } else {
        const err29 = { instancePath: instancePath + "/lat", schemaPath: "#/properties/lat/type", keyword: "type", params: { type: "number" } };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
    }
    if (data.lng !== void 0) {
      let data9 = data.lng;
      if (typeof data9 == "number" && isFinite(data9)) {
        if (data9 > 180 || isNaN(data9)) {
          const err30 = { instancePath: instancePath + "/lng", schemaPath: "#/properties/lng/maximum", keyword: "maximum", params: { comparison: "<=", limit: 180 } };
          if (vErrors === null) {
            vErrors = [err30];
          } else {
            vErrors.push(err30);
          }
          errors++;
        }
        if (data9 < -180 || isNaN(data9)) {
          const err31 = { instancePath: instancePath + "/lng", schemaPath: "#/properties/lng/minimum", keyword: "minimum", params: { comparison: ">=", limit: -180 } };
          if (vErrors === null) {
            vErrors = [err31];
          } else {
            vErrors.push(err31);
          }
          errors++;
        }
      } else {
        const err32 = { instancePath: instancePath + "/lng", schemaPath: "#/properties/lng/type", keyword: "type", params: { type: "number" } };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
    }
  } else {
    const err33 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err33];
    } else {
      vErrors.push(err33);
    }
    errors++;
  }
  validate82.errors = vErrors;
  return errors === 0;
}
validate82.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var settings$interhub_manifest_carriers = validate83;
var schema83 = { "type": "array", "maxItems": 100, "items": { "type": "object", "properties": { "id": { "type": "string", "maxLength": 36 }, "code": { "type": "string", "maxLength": 10, "pattern": "^[A-Z0-9]{2,10}$" }, "name": { "type": "string", "minLength": 1, "maxLength": 80 }, "transport": { "type": "string", "enum": ["road", "air", "rail"] }, "own_vehicles": { "type": "boolean" }, "contact_number": { "type": "string", "format": "phone-za", "maxLength": 20 }, "manifest_email": { "type": "string", "format": "email-list", "maxLength": 500 }, "tracking_url": { "type": "string", "format": "https-url", "maxLength": 500 }, "is_active": { "type": "boolean" } }, "required": ["id", "code", "name", "transport", "own_vehicles", "is_active"], "additionalProperties": false } };
var pattern24 = new RegExp("^[A-Z0-9]{2,10}$", "u");
function validate83(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate83.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (Array.isArray(data)) {
    if (data.length > 100) {
      const err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 100 } };
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
          const err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "id" } };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data0.code === void 0) {
          const err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "code" } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data0.name === void 0) {
          const err3 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "name" } };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data0.transport === void 0) {
          const err4 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "transport" } };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data0.own_vehicles === void 0) {
          const err5 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "own_vehicles" } };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data0.is_active === void 0) {
          const err6 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "is_active" } };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        for (const key0 in data0) {
          if (!func62.call(schema83.items.properties, key0)) {
            const err7 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        if (data0.id !== void 0) {
          let data1 = data0.id;
          if (typeof data1 === "string") {
            if (func0(data1) > 36) {
              const err8 = { instancePath: instancePath + "/" + i0 + "/id", schemaPath: "#/items/properties/id/maxLength", keyword: "maxLength", params: { limit: 36 } };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
          } else {
            const err9 = { instancePath: instancePath + "/" + i0 + "/id", schemaPath: "#/items/properties/id/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
        if (data0.code !== void 0) {
          let data2 = data0.code;
          if (typeof data2 === "string") {
            if (func0(data2) > 10) {
              const err10 = { instancePath: instancePath + "/" + i0 + "/code", schemaPath: "#/items/properties/code/maxLength", keyword: "maxLength", params: { limit: 10 } };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
            if (!pattern24.test(data2)) {
              const err11 = { instancePath: instancePath + "/" + i0 + "/code", schemaPath: "#/items/properties/code/pattern", keyword: "pattern", params: { pattern: "^[A-Z0-9]{2,10}$" } };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
          } else {
            const err12 = { instancePath: instancePath + "/" + i0 + "/code", schemaPath: "#/items/properties/code/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
        }
        if (data0.name !== void 0) {
          let data3 = data0.name;
          if (typeof data3 === "string") {
            if (func0(data3) > 80) {
              const err13 = { instancePath: instancePath + "/" + i0 + "/name", schemaPath: "#/items/properties/name/maxLength", keyword: "maxLength", params: { limit: 80 } };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
            if (func0(data3) < 1) {
              const err14 = { instancePath: instancePath + "/" + i0 + "/name", schemaPath: "#/items/properties/name/minLength", keyword: "minLength", params: { limit: 1 } };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
          } else {
            const err15 = { instancePath: instancePath + "/" + i0 + "/name", schemaPath: "#/items/properties/name/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
        }
        if (data0.transport !== void 0) {
          let data4 = data0.transport;
          if (typeof data4 !== "string") {
            const err16 = { instancePath: instancePath + "/" + i0 + "/transport", schemaPath: "#/items/properties/transport/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
          if (!(data4 === "road" || data4 === "air" || data4 === "rail")) {
            const err17 = { instancePath: instancePath + "/" + i0 + "/transport", schemaPath: "#/items/properties/transport/enum", keyword: "enum", params: { allowedValues: schema83.items.properties.transport.enum } };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
        }
        if (data0.own_vehicles !== void 0) {
          if (typeof data0.own_vehicles !== "boolean") {
            const err18 = { instancePath: instancePath + "/" + i0 + "/own_vehicles", schemaPath: "#/items/properties/own_vehicles/type", keyword: "type", params: { type: "boolean" } };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        }
        if (data0.contact_number !== void 0) {
          let data6 = data0.contact_number;
          if (typeof data6 === "string") {
            if (func0(data6) > 20) {
              const err19 = { instancePath: instancePath + "/" + i0 + "/contact_number", schemaPath: "#/items/properties/contact_number/maxLength", keyword: "maxLength", params: { limit: 20 } };
              if (vErrors === null) {
                vErrors = [err19];
              } else {
                vErrors.push(err19);
              }
              errors++;
            }
            if (!formats10(data6)) {
              const err20 = { instancePath: instancePath + "/" + i0 + "/contact_number", schemaPath: "#/items/properties/contact_number/format", keyword: "format", params: { format: "phone-za" } };
              if (vErrors === null) {
                vErrors = [err20];
              } else {
                vErrors.push(err20);
              }
              errors++;
            }
          } else {
            const err21 = { instancePath: instancePath + "/" + i0 + "/contact_number", schemaPath: "#/items/properties/contact_number/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
        }
        if (data0.manifest_email !== void 0) {
          let data7 = data0.manifest_email;
          if (typeof data7 === "string") {
            if (func0(data7) > 500) {
              const err22 = { instancePath: instancePath + "/" + i0 + "/manifest_email", schemaPath: "#/items/properties/manifest_email/maxLength", keyword: "maxLength", params: { limit: 500 } };
              if (vErrors === null) {
                vErrors = [err22];
              } else {
                vErrors.push(err22);
              }
              errors++;
            }
            if (!formats8(data7)) {
              const err23 = { instancePath: instancePath + "/" + i0 + "/manifest_email", schemaPath: "#/items/properties/manifest_email/format", keyword: "format", params: { format: "email-list" } };
              if (vErrors === null) {
                vErrors = [err23];
              } else {
                vErrors.push(err23);
              }
              errors++;
            }
          } else {
            const err24 = { instancePath: instancePath + "/" + i0 + "/manifest_email", schemaPath: "#/items/properties/manifest_email/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err24];
            } else {
              vErrors.push(err24);
            }
            errors++;
          }
        }
        if (data0.tracking_url !== void 0) {
          let data8 = data0.tracking_url;
          if (typeof data8 === "string") {
            if (func0(data8) > 500) {
              const err25 = { instancePath: instancePath + "/" + i0 + "/tracking_url", schemaPath: "#/items/properties/tracking_url/maxLength", keyword: "maxLength", params: { limit: 500 } };
              if (vErrors === null) {
                vErrors = [err25];
              } else {
                vErrors.push(err25);
              }
              errors++;
            }
            if (!formats0(data8)) {
              const err26 = { instancePath: instancePath + "/" + i0 + "/tracking_url", schemaPath: "#/items/properties/tracking_url/format", keyword: "format", params: { format: "https-url" } };
              if (vErrors === null) {
                vErrors = [err26];
              } else {
                vErrors.push(err26);
              }
              errors++;
            }
          } else {
            const err27 = { instancePath: instancePath + "/" + i0 + "/tracking_url", schemaPath: "#/items/properties/tracking_url/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err27];
            } else {
              vErrors.push(err27);
            }
            errors++;
          }
        }
        if (data0.is_active !== void 0) {
          if (typeof data0.is_active !== "boolean") {
            const err28 = { instancePath: instancePath + "/" + i0 + "/is_active", schemaPath: "#/items/properties/is_active/type", keyword: "type", params: { type: "boolean" } };
            if (vErrors === null) {
              vErrors = [err28];
            } else {
              vErrors.push(err28);
            }
            errors++;
          }
        }
      } else {
        const err29 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
    }
  } else {
    const err30 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } };
    if (vErrors === null) {
      vErrors = [err30];
    } else {
      vErrors.push(err30);
    }
    errors++;
  }
  validate83.errors = vErrors;
  return errors === 0;
}
validate83.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
var settings$interhub_manifest_service_levels = validate84;
var schema84 = { "type": "array", "maxItems": 50, "items": { "type": "object", "properties": { "id": { "type": "string", "maxLength": 36 }, "code": { "type": "string", "maxLength": 10, "pattern": "^[A-Z0-9]{2,10}$" }, "name": { "type": "string", "minLength": 1, "maxLength": 80 }, "transport": { "type": "string", "enum": ["road", "air", "rail"] }, "transit_hours": { "type": "integer", "minimum": 1, "maximum": 240 }, "shipment_service_levels": { "type": "array", "maxItems": 50, "uniqueItems": true, "items": { "type": "string", "minLength": 1, "maxLength": 20 } }, "is_active": { "type": "boolean" } }, "required": ["id", "code", "name", "transport", "transit_hours", "shipment_service_levels", "is_active"], "additionalProperties": false } };
function validate84(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate84.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (Array.isArray(data)) {
    if (data.length > 50) {
      const err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 50 } };
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
          const err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "id" } };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data0.code === void 0) {
          const err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "code" } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data0.name === void 0) {
          const err3 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "name" } };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data0.transport === void 0) {
          const err4 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "transport" } };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data0.transit_hours === void 0) {
          const err5 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "transit_hours" } };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data0.shipment_service_levels === void 0) {
          const err6 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "shipment_service_levels" } };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data0.is_active === void 0) {
          const err7 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "is_active" } };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        for (const key0 in data0) {
          if (!(key0 === "id" || key0 === "code" || key0 === "name" || key0 === "transport" || key0 === "transit_hours" || key0 === "shipment_service_levels" || key0 === "is_active")) {
            const err8 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
        if (data0.id !== void 0) {
          let data1 = data0.id;
          if (typeof data1 === "string") {
            if (func0(data1) > 36) {
              const err9 = { instancePath: instancePath + "/" + i0 + "/id", schemaPath: "#/items/properties/id/maxLength", keyword: "maxLength", params: { limit: 36 } };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
          } else {
            const err10 = { instancePath: instancePath + "/" + i0 + "/id", schemaPath: "#/items/properties/id/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
        if (data0.code !== void 0) {
          let data2 = data0.code;
          if (typeof data2 === "string") {
            if (func0(data2) > 10) {
              const err11 = { instancePath: instancePath + "/" + i0 + "/code", schemaPath: "#/items/properties/code/maxLength", keyword: "maxLength", params: { limit: 10 } };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
            if (!pattern24.test(data2)) {
              const err12 = { instancePath: instancePath + "/" + i0 + "/code", schemaPath: "#/items/properties/code/pattern", keyword: "pattern", params: { pattern: "^[A-Z0-9]{2,10}$" } };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
          } else {
            const err13 = { instancePath: instancePath + "/" + i0 + "/code", schemaPath: "#/items/properties/code/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
        if (data0.name !== void 0) {
          let data3 = data0.name;
          if (typeof data3 === "string") {
            if (func0(data3) > 80) {
              const err14 = { instancePath: instancePath + "/" + i0 + "/name", schemaPath: "#/items/properties/name/maxLength", keyword: "maxLength", params: { limit: 80 } };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
            if (func0(data3) < 1) {
              const err15 = { instancePath: instancePath + "/" + i0 + "/name", schemaPath: "#/items/properties/name/minLength", keyword: "minLength", params: { limit: 1 } };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
          } else {
            const err16 = { instancePath: instancePath + "/" + i0 + "/name", schemaPath: "#/items/properties/name/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
        }
        if (data0.transport !== void 0) {
          let data4 = data0.transport;
          if (typeof data4 !== "string") {
            const err17 = { instancePath: instancePath + "/" + i0 + "/transport", schemaPath: "#/items/properties/transport/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
          if (!(data4 === "road" || data4 === "air" || data4 === "rail")) {
            const err18 = { instancePath: instancePath + "/" + i0 + "/transport", schemaPath: "#/items/properties/transport/enum", keyword: "enum", params: { allowedValues: schema84.items.properties.transport.enum } };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        }
        if (data0.transit_hours !== void 0) {
          let data5 = data0.transit_hours;
          if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
            const err19 = { instancePath: instancePath + "/" + i0 + "/transit_hours", schemaPath: "#/items/properties/transit_hours/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
          if (typeof data5 == "number" && isFinite(data5)) {
            if (data5 > 240 || isNaN(data5)) {
              const err20 = { instancePath: instancePath + "/" + i0 + "/transit_hours", schemaPath: "#/items/properties/transit_hours/maximum", keyword: "maximum", params: { comparison: "<=", limit: 240 } };
              if (vErrors === null) {
                vErrors = [err20];
              } else {
                vErrors.push(err20);
              }
              errors++;
            }
            if (data5 < 1 || isNaN(data5)) {
              const err21 = { instancePath: instancePath + "/" + i0 + "/transit_hours", schemaPath: "#/items/properties/transit_hours/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
              if (vErrors === null) {
                vErrors = [err21];
              } else {
                vErrors.push(err21);
              }
              errors++;
            }
          }
        }
        if (data0.shipment_service_levels !== void 0) {
          let data6 = data0.shipment_service_levels;
          if (Array.isArray(data6)) {
            if (data6.length > 50) {
              const err22 = { instancePath: instancePath + "/" + i0 + "/shipment_service_levels", schemaPath: "#/items/properties/shipment_service_levels/maxItems", keyword: "maxItems", params: { limit: 50 } };
              if (vErrors === null) {
                vErrors = [err22];
              } else {
                vErrors.push(err22);
              }
              errors++;
            }
            const len1 = data6.length;
            for (let i1 = 0; i1 < len1; i1++) {
              let data7 = data6[i1];
              if (typeof data7 === "string") {
                if (func0(data7) > 20) {
                  const err23 = { instancePath: instancePath + "/" + i0 + "/shipment_service_levels/" + i1, schemaPath: "#/items/properties/shipment_service_levels/items/maxLength", keyword: "maxLength", params: { limit: 20 } };
                  if (vErrors === null) {
                    vErrors = [err23];
                  } else {
                    vErrors.push(err23);
                  }
                  errors++;
                }
                if (func0(data7) < 1) {
                  const err24 = { instancePath: instancePath + "/" + i0 + "/shipment_service_levels/" + i1, schemaPath: "#/items/properties/shipment_service_levels/items/minLength", keyword: "minLength", params: { limit: 1 } };
                  if (vErrors === null) {
                    vErrors = [err24];
                  } else {
                    vErrors.push(err24);
                  }
                  errors++;
                }
              } else {
                const err25 = { instancePath: instancePath + "/" + i0 + "/shipment_service_levels/" + i1, schemaPath: "#/items/properties/shipment_service_levels/items/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err25];
                } else {
                  vErrors.push(err25);
                }
                errors++;
              }
            }
            let i2 = data6.length;
            let j0;
            if (i2 > 1) {
              const indices0 = {};
              for (; i2--; ) {
                let item0 = data6[i2];
                if (typeof item0 !== "string") {
                  continue;
                }
                if (typeof indices0[item0] == "number") {
                  j0 = indices0[item0];
                  const err26 = { instancePath: instancePath + "/" + i0 + "/shipment_service_levels", schemaPath: "#/items/properties/shipment_service_levels/uniqueItems", keyword: "uniqueItems", params: { i: i2, j: j0 } };
                  if (vErrors === null) {
                    vErrors = [err26];
                  } else {
                    vErrors.push(err26);
                  }
                  errors++;
                  break;
                }
                indices0[item0] = i2;
              }
            }
          } else {
            const err27 = { instancePath: instancePath + "/" + i0 + "/shipment_service_levels", schemaPath: "#/items/properties/shipment_service_levels/type", keyword: "type", params: { type: "array" } };
            if (vErrors === null) {
              vErrors = [err27];
            } else {
              vErrors.push(err27);
            }
            errors++;
          }
        }
        if (data0.is_active !== void 0) {
          if (typeof data0.is_active !== "boolean") {
            const err28 = { instancePath: instancePath + "/" + i0 + "/is_active", schemaPath: "#/items/properties/is_active/type", keyword: "type", params: { type: "boolean" } };
            if (vErrors === null) {
              vErrors = [err28];
            } else {
              vErrors.push(err28);
            }
            errors++;
          }
        }
      } else {
        const err29 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
    }
  } else {
    const err30 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } };
    if (vErrors === null) {
      vErrors = [err30];
    } else {
      vErrors.push(err30);
    }
    errors++;
  }
  validate84.errors = vErrors;
  return errors === 0;
}
validate84.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
var settings$interhub_manifest_scan_status = validate85;
var schema85 = { "type": "string", "enum": ["manifested", "ready-for-dispatch", "in-transit"] };
function validate85(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate85.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === "manifested" || data === "ready-for-dispatch" || data === "in-transit")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema85.enum } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate85.errors = vErrors;
  return errors === 0;
}
validate85.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$daily_manifests_config = validate86;
var schema86 = { "type": "array", "maxItems": 200, "items": { "type": "object", "properties": { "id": { "type": "string", "maxLength": 36 }, "name": { "type": "string", "minLength": 1, "maxLength": 80 }, "from_branch": { "type": "string", "minLength": 1, "maxLength": 20 }, "to_branch": { "type": "string", "minLength": 1, "maxLength": 20 }, "carrier": { "type": "string", "maxLength": 10, "pattern": "^[A-Z0-9]{2,10}$" }, "service_level": { "type": "string", "maxLength": 10, "pattern": "^[A-Z0-9]{2,10}$" }, "days": { "type": "array", "minItems": 1, "maxItems": 7, "uniqueItems": true, "items": { "type": "integer", "enum": [1, 2, 3, 4, 5, 6, 0] } }, "time": { "type": "string", "format": "time-of-day", "maxLength": 5 }, "skip_public_holidays": { "type": "boolean" }, "is_active": { "type": "boolean" } }, "required": ["id", "name", "from_branch", "to_branch", "carrier", "service_level", "days", "time", "skip_public_holidays", "is_active"], "additionalProperties": false } };
function validate86(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate86.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (Array.isArray(data)) {
    if (data.length > 200) {
      const err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 200 } };
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
          const err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "id" } };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data0.name === void 0) {
          const err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "name" } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data0.from_branch === void 0) {
          const err3 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "from_branch" } };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data0.to_branch === void 0) {
          const err4 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "to_branch" } };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data0.carrier === void 0) {
          const err5 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "carrier" } };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data0.service_level === void 0) {
          const err6 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "service_level" } };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data0.days === void 0) {
          const err7 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "days" } };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (data0.time === void 0) {
          const err8 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "time" } };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (data0.skip_public_holidays === void 0) {
          const err9 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "skip_public_holidays" } };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (data0.is_active === void 0) {
          const err10 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "is_active" } };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        for (const key0 in data0) {
          if (!func62.call(schema86.items.properties, key0)) {
            const err11 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
        if (data0.id !== void 0) {
          let data1 = data0.id;
          if (typeof data1 === "string") {
            if (func0(data1) > 36) {
              const err12 = { instancePath: instancePath + "/" + i0 + "/id", schemaPath: "#/items/properties/id/maxLength", keyword: "maxLength", params: { limit: 36 } };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
          } else {
            const err13 = { instancePath: instancePath + "/" + i0 + "/id", schemaPath: "#/items/properties/id/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
        if (data0.name !== void 0) {
          let data2 = data0.name;
          if (typeof data2 === "string") {
            if (func0(data2) > 80) {
              const err14 = { instancePath: instancePath + "/" + i0 + "/name", schemaPath: "#/items/properties/name/maxLength", keyword: "maxLength", params: { limit: 80 } };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
            if (func0(data2) < 1) {
              const err15 = { instancePath: instancePath + "/" + i0 + "/name", schemaPath: "#/items/properties/name/minLength", keyword: "minLength", params: { limit: 1 } };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
          } else {
            const err16 = { instancePath: instancePath + "/" + i0 + "/name", schemaPath: "#/items/properties/name/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
        }
        if (data0.from_branch !== void 0) {
          let data3 = data0.from_branch;
          if (typeof data3 === "string") {
            if (func0(data3) > 20) {
              const err17 = { instancePath: instancePath + "/" + i0 + "/from_branch", schemaPath: "#/items/properties/from_branch/maxLength", keyword: "maxLength", params: { limit: 20 } };
              if (vErrors === null) {
                vErrors = [err17];
              } else {
                vErrors.push(err17);
              }
              errors++;
            }
            if (func0(data3) < 1) {
              const err18 = { instancePath: instancePath + "/" + i0 + "/from_branch", schemaPath: "#/items/properties/from_branch/minLength", keyword: "minLength", params: { limit: 1 } };
              if (vErrors === null) {
                vErrors = [err18];
              } else {
                vErrors.push(err18);
              }
              errors++;
            }
          } else {
            const err19 = { instancePath: instancePath + "/" + i0 + "/from_branch", schemaPath: "#/items/properties/from_branch/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
        }
        if (data0.to_branch !== void 0) {
          let data4 = data0.to_branch;
          if (typeof data4 === "string") {
            if (func0(data4) > 20) {
              const err20 = { instancePath: instancePath + "/" + i0 + "/to_branch", schemaPath: "#/items/properties/to_branch/maxLength", keyword: "maxLength", params: { limit: 20 } };
              if (vErrors === null) {
                vErrors = [err20];
              } else {
                vErrors.push(err20);
              }
              errors++;
            }
            if (func0(data4) < 1) {
              const err21 = { instancePath: instancePath + "/" + i0 + "/to_branch", schemaPath: "#/items/properties/to_branch/minLength", keyword: "minLength", params: { limit: 1 } };
              if (vErrors === null) {
                vErrors = [err21];
              } else {
                vErrors.push(err21);
              }
              errors++;
            }
          } else {
            const err22 = { instancePath: instancePath + "/" + i0 + "/to_branch", schemaPath: "#/items/properties/to_branch/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err22];
            } else {
              vErrors.push(err22);
            }
            errors++;
          }
        }
        if (data0.carrier !== void 0) {
          let data5 = data0.carrier;
          if (typeof data5 === "string") {
            if (func0(data5) > 10) {
              const err23 = { instancePath: instancePath + "/" + i0 + "/carrier", schemaPath: "#/items/properties/carrier/maxLength", keyword: "maxLength", params: { limit: 10 } };
              if (vErrors === null) {
                vErrors = [err23];
              } else {
                vErrors.push(err23);
              }
              errors++;
            }
            if (!pattern24.test(data5)) {
              const err24 = { instancePath: instancePath + "/" + i0 + "/carrier", schemaPath: "#/items/properties/carrier/pattern", keyword: "pattern", params: { pattern: "^[A-Z0-9]{2,10}$" } };
              if (vErrors === null) {
                vErrors = [err24];
              } else {
                vErrors.push(err24);
              }
              errors++;
            }
          } else {
            const err25 = { instancePath: instancePath + "/" + i0 + "/carrier", schemaPath: "#/items/properties/carrier/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err25];
            } else {
              vErrors.push(err25);
            }
            errors++;
          }
        }
        if (data0.service_level !== void 0) {
          let data6 = data0.service_level;
          if (typeof data6 === "string") {
            if (func0(data6) > 10) {
              const err26 = { instancePath: instancePath + "/" + i0 + "/service_level", schemaPath: "#/items/properties/service_level/maxLength", keyword: "maxLength", params: { limit: 10 } };
              if (vErrors === null) {
                vErrors = [err26];
              } else {
                vErrors.push(err26);
              }
              errors++;
            }
            if (!pattern24.test(data6)) {
              const err27 = { instancePath: instancePath + "/" + i0 + "/service_level", schemaPath: "#/items/properties/service_level/pattern", keyword: "pattern", params: { pattern: "^[A-Z0-9]{2,10}$" } };
              if (vErrors === null) {
                vErrors = [err27];
              } else {
                vErrors.push(err27);
              }
              errors++;
            }
          } else {
            const err28 = { instancePath: instancePath + "/" + i0 + "/service_level", schemaPath: "#/items/properties/service_level/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err28];
            } else {
              vErrors.push(err28);
            }
            errors++;
          }
        }
        if (data0.days !== void 0) {
          let data7 = data0.days;
          if (Array.isArray(data7)) {
            if (data7.length > 7) {
              const err29 = { instancePath: instancePath + "/" + i0 + "/days", schemaPath: "#/items/properties/days/maxItems", keyword: "maxItems", params: { limit: 7 } };
              if (vErrors === null) {
                vErrors = [err29];
              } else {
                vErrors.push(err29);
              }
              errors++;
            }
            if (data7.length < 1) {
              const err30 = { instancePath: instancePath + "/" + i0 + "/days", schemaPath: "#/items/properties/days/minItems", keyword: "minItems", params: { limit: 1 } };
              if (vErrors === null) {
                vErrors = [err30];
              } else {
                vErrors.push(err30);
              }
              errors++;
            }
            const len1 = data7.length;
            for (let i1 = 0; i1 < len1; i1++) {
              let data8 = data7[i1];
              if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
                const err31 = { instancePath: instancePath + "/" + i0 + "/days/" + i1, schemaPath: "#/items/properties/days/items/type", keyword: "type", params: { type: "integer" } };
                if (vErrors === null) {
                  vErrors = [err31];
                } else {
                  vErrors.push(err31);
                }
                errors++;
              }
              if (!(data8 === 1 || data8 === 2 || data8 === 3 || data8 === 4 || data8 === 5 || data8 === 6 || data8 === 0)) {
                const err32 = { instancePath: instancePath + "/" + i0 + "/days/" + i1, schemaPath: "#/items/properties/days/items/enum", keyword: "enum", params: { allowedValues: schema86.items.properties.days.items.enum } };
                if (vErrors === null) {
                  vErrors = [err32];
                } else {
                  vErrors.push(err32);
                }
                errors++;
              }
            }
            let i2 = data7.length;
            let j0;
            if (i2 > 1) {
              const indices0 = {};
              for (; i2--; ) {
                let item0 = data7[i2];
                if (!(typeof item0 == "number" && (!(item0 % 1) && !isNaN(item0)) && isFinite(item0))) {
                  continue;
                }
                if (typeof indices0[item0] == "number") {
                  j0 = indices0[item0];
                  const err33 = { instancePath: instancePath + "/" + i0 + "/days", schemaPath: "#/items/properties/days/uniqueItems", keyword: "uniqueItems", params: { i: i2, j: j0 } };
                  if (vErrors === null) {
                    vErrors = [err33];
                  } else {
                    vErrors.push(err33);
                  }
                  errors++;
                  break;
                }
                indices0[item0] = i2;
              }
            }
          } else {
            const err34 = { instancePath: instancePath + "/" + i0 + "/days", schemaPath: "#/items/properties/days/type", keyword: "type", params: { type: "array" } };
            if (vErrors === null) {
              vErrors = [err34];
            } else {
              vErrors.push(err34);
            }
            errors++;
          }
        }
        if (data0.time !== void 0) {
          let data9 = data0.time;
          if (typeof data9 === "string") {
            if (func0(data9) > 5) {
              const err35 = { instancePath: instancePath + "/" + i0 + "/time", schemaPath: "#/items/properties/time/maxLength", keyword: "maxLength", params: { limit: 5 } };
              if (vErrors === null) {
                vErrors = [err35];
              } else {
                vErrors.push(err35);
              }
              errors++;
            }
            if (!formats4.validate.test(data9)) {
              const err36 = { instancePath: instancePath + "/" + i0 + "/time", schemaPath: "#/items/properties/time/format", keyword: "format", params: { format: "time-of-day" } };
              if (vErrors === null) {
                vErrors = [err36];
              } else {
                vErrors.push(err36);
              }
              errors++;
            }
          } else {
            const err37 = { instancePath: instancePath + "/" + i0 + "/time", schemaPath: "#/items/properties/time/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err37];
            } else {
              vErrors.push(err37);
            }
            errors++;
          }
        }
        if (data0.skip_public_holidays !== void 0) {
          if (typeof data0.skip_public_holidays !== "boolean") {
            const err38 = { instancePath: instancePath + "/" + i0 + "/skip_public_holidays", schemaPath: "#/items/properties/skip_public_holidays/type", keyword: "type", params: { type: "boolean" } };
            if (vErrors === null) {
              vErrors = [err38];
            } else {
              vErrors.push(err38);
            }
            errors++;
          }
        }
        if (data0.is_active !== void 0) {
          if (typeof data0.is_active !== "boolean") {
            const err39 = { instancePath: instancePath + "/" + i0 + "/is_active", schemaPath: "#/items/properties/is_active/type", keyword: "type", params: { type: "boolean" } };
            if (vErrors === null) {
              vErrors = [err39];
            } else {
              vErrors.push(err39);
            }
            errors++;
          }
        }
      } else {
        const err40 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err40];
        } else {
          vErrors.push(err40);
        }
        errors++;
      }
    }
  } else {
    const err41 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } };
    if (vErrors === null) {
      vErrors = [err41];
    } else {
      vErrors.push(err41);
    }
    errors++;
  }
  validate86.errors = vErrors;
  return errors === 0;
}
validate86.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
var settings$driver_live_tracking_interval = validate87;
function validate87(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate87.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (typeof data == "number" && isFinite(data)) {
    if (data > 900 || isNaN(data)) {
      const err1 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 900 } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data < 15 || isNaN(data)) {
      const err2 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 15 } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
  }
  validate87.errors = vErrors;
  return errors === 0;
}
validate87.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$drivers_allowed_to_action_manifest_scanner = validate88;
function validate88(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate88.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (Array.isArray(data)) {
    if (data.length > 1e3) {
      const err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 1e3 } };
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
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          const err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          const err3 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
    }
    let i1 = data.length;
    let j0;
    if (i1 > 1) {
      const indices0 = {};
      for (; i1--; ) {
        let item0 = data[i1];
        if (!(typeof item0 == "number" && (!(item0 % 1) && !isNaN(item0)) && isFinite(item0))) {
          continue;
        }
        if (typeof indices0[item0] == "number") {
          j0 = indices0[item0];
          const err4 = { instancePath, schemaPath: "#/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } };
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
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate88.errors = vErrors;
  return errors === 0;
}
validate88.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
var settings$driver_pod1 = validate89;
var schema89 = { "type": "object", "properties": { "enabled": { "type": "boolean" }, "heading": { "type": "string", "minLength": 1, "maxLength": 60 }, "pod_methods": { "type": "array", "minItems": 1, "maxItems": 2, "uniqueItems": true, "items": { "type": "string", "enum": ["pin-with-fallback", "grv"] } }, "name": { "type": "string", "enum": ["off", "optional", "required"] }, "mobile_number": { "type": "string", "enum": ["off", "optional", "required"] }, "department": { "type": "string", "enum": ["off", "optional", "required"] }, "description": { "type": "string", "enum": ["off", "optional", "required"] }, "photos": { "type": "string", "enum": ["off", "optional", "required"] }, "minimum_photos": { "type": "integer", "minimum": 1, "maximum": 10 }, "signature": { "type": "string", "enum": ["off", "optional", "required"] } }, "required": ["enabled", "heading", "pod_methods", "name", "mobile_number", "department", "description", "photos", "minimum_photos", "signature"], "additionalProperties": false };
function validate89(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate89.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.enabled === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "enabled" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.heading === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "heading" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.pod_methods === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "pod_methods" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.name === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.mobile_number === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mobile_number" } };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.department === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "department" } };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.description === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "description" } };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.photos === void 0) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "photos" } };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.minimum_photos === void 0) {
      const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "minimum_photos" } };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.signature === void 0) {
      const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "signature" } };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func62.call(schema89.properties, key0)) {
        const err10 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.enabled !== void 0) {
      if (typeof data.enabled !== "boolean") {
        const err11 = { instancePath: instancePath + "/enabled", schemaPath: "#/properties/enabled/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.heading !== void 0) {
      let data1 = data.heading;
      if (typeof data1 === "string") {
        if (func0(data1) > 60) {
          const err12 = { instancePath: instancePath + "/heading", schemaPath: "#/properties/heading/maxLength", keyword: "maxLength", params: { limit: 60 } };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        if (func0(data1) < 1) {
          const err13 = { instancePath: instancePath + "/heading", schemaPath: "#/properties/heading/minLength", keyword: "minLength", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      } else {
        const err14 = { instancePath: instancePath + "/heading", schemaPath: "#/properties/heading/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.pod_methods !== void 0) {
      let data2 = data.pod_methods;
      if (Array.isArray(data2)) {
        if (data2.length > 2) {
          const err15 = { instancePath: instancePath + "/pod_methods", schemaPath: "#/properties/pod_methods/maxItems", keyword: "maxItems", params: { limit: 2 } };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
        if (data2.length < 1) {
          const err16 = { instancePath: instancePath + "/pod_methods", schemaPath: "#/properties/pod_methods/minItems", keyword: "minItems", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (typeof data3 !== "string") {
            const err17 = { instancePath: instancePath + "/pod_methods/" + i0, schemaPath: "#/properties/pod_methods/items/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
          if (!(data3 === "pin-with-fallback" || data3 === "grv")) {
            const err18 = { instancePath: instancePath + "/pod_methods/" + i0, schemaPath: "#/properties/pod_methods/items/enum", keyword: "enum", params: { allowedValues: schema89.properties.pod_methods.items.enum } };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        }
        let i1 = data2.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (; i1--; ) {
            let item0 = data2[i1];
            if (typeof item0 !== "string") {
              continue;
            }
            if (typeof indices0[item0] == "number") {
              j0 = indices0[item0];
              const err19 = { instancePath: instancePath + "/pod_methods", schemaPath: "#/properties/pod_methods/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } };
              if (vErrors === null) {
                vErrors = [err19];
              } else {
                vErrors.push(err19);
              }
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      } else {
        const err20 = { instancePath: instancePath + "/pod_methods", schemaPath: "#/properties/pod_methods/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data4 = data.name;
      if (typeof data4 !== "string") {
        const err21 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
      if (!(data4 === "off" || data4 === "optional" || data4 === "required")) {
        const err22 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/enum", keyword: "enum", params: { allowedValues: schema89.properties.name.enum } };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
    }
    if (data.mobile_number !== void 0) {
      let data5 = data.mobile_number;
      if (typeof data5 !== "string") {
        const err23 = { instancePath: instancePath + "/mobile_number", schemaPath: "#/properties/mobile_number/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
      if (!(data5 === "off" || data5 === "optional" || data5 === "required")) {
        const err24 = { instancePath: instancePath + "/mobile_number", schemaPath: "#/properties/mobile_number/enum", keyword: "enum", params: { allowedValues: schema89.properties.mobile_number.enum } };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
    }
    if (data.department !== void 0) {
      let data6 = data.department;
      if (typeof data6 !== "string") {
        const err25 = { instancePath: instancePath + "/department", schemaPath: "#/properties/department/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
      if (!(data6 === "off" || data6 === "optional" || data6 === "required")) {
        const err26 = { instancePath: instancePath + "/department", schemaPath: "#/properties/department/enum", keyword: "enum", params: { allowedValues: schema89.properties.department.enum } };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
    if (data.description !== void 0) {
      let data7 = data.description;
      if (typeof data7 !== "string") {
        const err27 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
      if (!(data7 === "off" || data7 === "optional" || data7 === "required")) {
        const err28 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/enum", keyword: "enum", params: { allowedValues: schema89.properties.description.enum } };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
    }
    if (data.photos !== void 0) {
      let data8 = data.photos;
      if (typeof data8 !== "string") {
        const err29 = { instancePath: instancePath + "/photos", schemaPath: "#/properties/photos/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
      if (!(data8 === "off" || data8 === "optional" || data8 === "required")) {
        const err30 = { instancePath: instancePath + "/photos", schemaPath: "#/properties/photos/enum", keyword: "enum", params: { allowedValues: schema89.properties.photos.enum } };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
    }
    if (data.minimum_photos !== void 0) {
      let data9 = data.minimum_photos;
      if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) {
        const err31 = { instancePath: instancePath + "/minimum_photos", schemaPath: "#/properties/minimum_photos/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err31];
        } else {
          vErrors.push(err31);
        }
        errors++;
      }
      if (typeof data9 == "number" && isFinite(data9)) {
        if (data9 > 10 || isNaN(data9)) {
          const err32 = { instancePath: instancePath + "/minimum_photos", schemaPath: "#/properties/minimum_photos/maximum", keyword: "maximum", params: { comparison: "<=", limit: 10 } };
          if (vErrors === null) {
            vErrors = [err32];
          } else {
            vErrors.push(err32);
          }
          errors++;
        }
        if (data9 < 1 || isNaN(data9)) {
          const err33 = { instancePath: instancePath + "/minimum_photos", schemaPath: "#/properties/minimum_photos/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          if (vErrors === null) {
            vErrors = [err33];
          } else {
            vErrors.push(err33);
          }
          errors++;
        }
      }
    }
    if (data.signature !== void 0) {
      let data10 = data.signature;
      if (typeof data10 !== "string") {
        const err34 = { instancePath: instancePath + "/signature", schemaPath: "#/properties/signature/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err34];
        } else {
          vErrors.push(err34);
        }
        errors++;
      }
      if (!(data10 === "off" || data10 === "optional" || data10 === "required")) {
        const err35 = { instancePath: instancePath + "/signature", schemaPath: "#/properties/signature/enum", keyword: "enum", params: { allowedValues: schema89.properties.signature.enum } };
        if (vErrors === null) {
          vErrors = [err35];
        } else {
          vErrors.push(err35);
        }
        errors++;
      }
    }
  } else {
    const err36 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err36];
    } else {
      vErrors.push(err36);
    }
    errors++;
  }
  validate89.errors = vErrors;
  return errors === 0;
}
validate89.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var settings$rejection_reasons = validate90;
function validate90(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate90.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (Array.isArray(data)) {
    if (data.length > 50) {
      const err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 50 } };
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
        if (func0(data0) > 120) {
          const err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/maxLength", keyword: "maxLength", params: { limit: 120 } };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (func0(data0) < 1) {
          const err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/minLength", keyword: "minLength", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "string" } };
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
          const err4 = { instancePath, schemaPath: "#/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } };
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
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate90.errors = vErrors;
  return errors === 0;
}
validate90.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
var settings$latest_driver_app_version = validate91;
var formats44 = /^\d{1,9}(?:\.\d{1,9}){0,2}$/;
function validate91(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate91.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (func0(data) > 29) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 29 } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (!formats44.test(data)) {
      const err1 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "version" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate91.errors = vErrors;
  return errors === 0;
}
validate91.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$notification_email_address = validate92;
function validate92(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate92.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (func0(data) > 254) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 254 } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (!formats30(data)) {
      const err1 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "email" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate92.errors = vErrors;
  return errors === 0;
}
validate92.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$notification_name = validate93;
var pattern28 = new RegExp('^[^\\r\\n<>"]+$', "u");
function validate93(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate93.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (func0(data) > 120) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 120 } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (!pattern28.test(data)) {
      const err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: '^[^\\r\\n<>"]+$' } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate93.errors = vErrors;
  return errors === 0;
}
validate93.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$email_transport = validate94;
var schema94 = { "type": "string", "enum": ["platform", "smtp"] };
function validate94(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate94.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === "platform" || data === "smtp")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema94.enum } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate94.errors = vErrors;
  return errors === 0;
}
validate94.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$email_smtp_host = validate95;
var formats48 = ajvFormats.hostname;
function validate95(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate95.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (func0(data) > 253) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 253 } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (!formats48(data)) {
      const err1 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "hostname" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate95.errors = vErrors;
  return errors === 0;
}
validate95.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$email_smtp_port = validate96;
function validate96(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate96.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (typeof data == "number" && isFinite(data)) {
    if (data > 65535 || isNaN(data)) {
      const err1 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 65535 } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data < 1 || isNaN(data)) {
      const err2 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
  }
  validate96.errors = vErrors;
  return errors === 0;
}
validate96.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$email_smtp_security = validate97;
var schema97 = { "type": "string", "enum": ["starttls", "tls"] };
function validate97(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate97.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === "starttls" || data === "tls")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema97.enum } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate97.errors = vErrors;
  return errors === 0;
}
validate97.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$email_smtp_username = validate98;
var pattern29 = new RegExp("^[^\\s]+$", "u");
function validate98(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate98.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (func0(data) > 254) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 254 } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (!pattern29.test(data)) {
      const err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[^\\s]+$" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate98.errors = vErrors;
  return errors === 0;
}
validate98.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$email_smtp_password = validate99;
function validate99(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate99.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (func0(data) > 500) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 500 } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate99.errors = vErrors;
  return errors === 0;
}
validate99.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$email_notifications_collection = validate100;
var schema100 = { "type": "array", "maxItems": 37, "uniqueItems": true, "items": { "type": "string", "enum": ["quote", "quote-expired", "payment-pending", "payment-failed", "submitted", "outsourced", "collection-assigned", "awaiting-dropoff", "collection-unassigned", "collection-rejected", "collection-exception", "collection-failed-attempt", "collected", "at-hub", "manifested", "ready-for-dispatch", "in-transit", "at-destination-hub", "returned-to-hub", "delivery-assigned", "delivery-unassigned", "delivery-rejected", "bob-box-reservation-failed", "out-for-delivery", "delivery-exception", "delivery-failed-attempt", "in-locker", "ready-for-pickup", "collect-and-return-to-hub", "collected-from-locker", "collected-from-counter", "returned-to-sender", "delivered", "undeliverable", "cancelled", "on-hold", "on-hold-internal"] } };
function validate100(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate100.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (Array.isArray(data)) {
    if (data.length > 37) {
      const err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 37 } };
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
        const err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (!(data0 === "quote" || data0 === "quote-expired" || data0 === "payment-pending" || data0 === "payment-failed" || data0 === "submitted" || data0 === "outsourced" || data0 === "collection-assigned" || data0 === "awaiting-dropoff" || data0 === "collection-unassigned" || data0 === "collection-rejected" || data0 === "collection-exception" || data0 === "collection-failed-attempt" || data0 === "collected" || data0 === "at-hub" || data0 === "manifested" || data0 === "ready-for-dispatch" || data0 === "in-transit" || data0 === "at-destination-hub" || data0 === "returned-to-hub" || data0 === "delivery-assigned" || data0 === "delivery-unassigned" || data0 === "delivery-rejected" || data0 === "bob-box-reservation-failed" || data0 === "out-for-delivery" || data0 === "delivery-exception" || data0 === "delivery-failed-attempt" || data0 === "in-locker" || data0 === "ready-for-pickup" || data0 === "collect-and-return-to-hub" || data0 === "collected-from-locker" || data0 === "collected-from-counter" || data0 === "returned-to-sender" || data0 === "delivered" || data0 === "undeliverable" || data0 === "cancelled" || data0 === "on-hold" || data0 === "on-hold-internal")) {
        const err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/enum", keyword: "enum", params: { allowedValues: schema100.items.enum } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
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
          const err3 = { instancePath, schemaPath: "#/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
          break;
        }
        indices0[item0] = i1;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate100.errors = vErrors;
  return errors === 0;
}
validate100.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
var settings$notify_provider_on_shipment_rescheduled = validate101;
var schema101 = { "type": "string", "enum": ["support", "ops-manager", "none"] };
function validate101(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate101.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === "support" || data === "ops-manager" || data === "none")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema101.enum } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate101.errors = vErrors;
  return errors === 0;
}
validate101.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$sms_sender_name = validate102;
var pattern30 = new RegExp("^[A-Za-z0-9][A-Za-z0-9 ]{1,9}[A-Za-z0-9]$", "u");
function validate102(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate102.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (func0(data) > 11) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 11 } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (!pattern30.test(data)) {
      const err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9][A-Za-z0-9 ]{1,9}[A-Za-z0-9]$" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate102.errors = vErrors;
  return errors === 0;
}
validate102.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$email_scam_alert_text = validate103;
function validate103(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate103.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (func0(data) > 600) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 600 } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (func0(data) < 1) {
      const err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate103.errors = vErrors;
  return errors === 0;
}
validate103.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$notification_templates = validate104;
var pattern31 = new RegExp("^(?:email_notifications_[a-z_]+(?::[a-z-]+)?|notify_provider_on_[a-z_]+)$", "u");
var pattern32 = new RegExp("^sms_notifications_[a-z_]+(?::[a-z-]+)?$", "u");
var pattern33 = new RegExp("^whatsapp_notifications_[a-z_]+(?::[a-z-]+)?$", "u");
var pattern34 = new RegExp("^[a-z0-9_]+$", "u");
function validate104(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate104.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (Array.isArray(data)) {
    if (data.length > 300) {
      const err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 300 } };
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
          const err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "id" } };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data0.channel === void 0) {
          const err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "channel" } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        const tag0 = data0.channel;
        if (typeof tag0 == "string") {
          if (tag0 === "email") {
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              if (data0.id === void 0) {
                const err3 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/0/required", keyword: "required", params: { missingProperty: "id" } };
                if (vErrors === null) {
                  vErrors = [err3];
                } else {
                  vErrors.push(err3);
                }
                errors++;
              }
              if (data0.channel === void 0) {
                const err4 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/0/required", keyword: "required", params: { missingProperty: "channel" } };
                if (vErrors === null) {
                  vErrors = [err4];
                } else {
                  vErrors.push(err4);
                }
                errors++;
              }
              if (data0.subject === void 0) {
                const err5 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/0/required", keyword: "required", params: { missingProperty: "subject" } };
                if (vErrors === null) {
                  vErrors = [err5];
                } else {
                  vErrors.push(err5);
                }
                errors++;
              }
              if (data0.body === void 0) {
                const err6 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/0/required", keyword: "required", params: { missingProperty: "body" } };
                if (vErrors === null) {
                  vErrors = [err6];
                } else {
                  vErrors.push(err6);
                }
                errors++;
              }
              for (const key0 in data0) {
                if (!(key0 === "id" || key0 === "channel" || key0 === "subject" || key0 === "body")) {
                  const err7 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                  if (vErrors === null) {
                    vErrors = [err7];
                  } else {
                    vErrors.push(err7);
                  }
                  errors++;
                }
              }
              if (data0.id !== void 0) {
                let data1 = data0.id;
                if (typeof data1 === "string") {
                  if (func0(data1) > 80) {
                    const err8 = { instancePath: instancePath + "/" + i0 + "/id", schemaPath: "#/items/oneOf/0/properties/id/maxLength", keyword: "maxLength", params: { limit: 80 } };
                    if (vErrors === null) {
                      vErrors = [err8];
                    } else {
                      vErrors.push(err8);
                    }
                    errors++;
                  }
                  if (func0(data1) < 1) {
                    const err9 = { instancePath: instancePath + "/" + i0 + "/id", schemaPath: "#/items/oneOf/0/properties/id/minLength", keyword: "minLength", params: { limit: 1 } };
                    if (vErrors === null) {
                      vErrors = [err9];
                    } else {
                      vErrors.push(err9);
                    }
                    errors++;
                  }
                  if (!pattern31.test(data1)) {
                    const err10 = { instancePath: instancePath + "/" + i0 + "/id", schemaPath: "#/items/oneOf/0/properties/id/pattern", keyword: "pattern", params: { pattern: "^(?:email_notifications_[a-z_]+(?::[a-z-]+)?|notify_provider_on_[a-z_]+)$" } };
                    if (vErrors === null) {
                      vErrors = [err10];
                    } else {
                      vErrors.push(err10);
                    }
                    errors++;
                  }
                } else {
                  const err11 = { instancePath: instancePath + "/" + i0 + "/id", schemaPath: "#/items/oneOf/0/properties/id/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err11];
                  } else {
                    vErrors.push(err11);
                  }
                  errors++;
                }
              }
              if (data0.channel !== void 0) {
                let data2 = data0.channel;
                if (typeof data2 !== "string") {
                  const err12 = { instancePath: instancePath + "/" + i0 + "/channel", schemaPath: "#/items/oneOf/0/properties/channel/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err12];
                  } else {
                    vErrors.push(err12);
                  }
                  errors++;
                }
                if ("email" !== data2) {
                  const err13 = { instancePath: instancePath + "/" + i0 + "/channel", schemaPath: "#/items/oneOf/0/properties/channel/const", keyword: "const", params: { allowedValue: "email" } };
                  if (vErrors === null) {
                    vErrors = [err13];
                  } else {
                    vErrors.push(err13);
                  }
                  errors++;
                }
              }
              if (data0.subject !== void 0) {
                let data3 = data0.subject;
                if (typeof data3 === "string") {
                  if (func0(data3) > 200) {
                    const err14 = { instancePath: instancePath + "/" + i0 + "/subject", schemaPath: "#/items/oneOf/0/properties/subject/maxLength", keyword: "maxLength", params: { limit: 200 } };
                    if (vErrors === null) {
                      vErrors = [err14];
                    } else {
                      vErrors.push(err14);
                    }
                    errors++;
                  }
                  if (func0(data3) < 1) {
                    const err15 = { instancePath: instancePath + "/" + i0 + "/subject", schemaPath: "#/items/oneOf/0/properties/subject/minLength", keyword: "minLength", params: { limit: 1 } };
                    if (vErrors === null) {
                      vErrors = [err15];
                    } else {
                      vErrors.push(err15);
                    }
                    errors++;
                  }
                } else {
                  const err16 = { instancePath: instancePath + "/" + i0 + "/subject", schemaPath: "#/items/oneOf/0/properties/subject/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err16];
                  } else {
                    vErrors.push(err16);
                  }
                  errors++;
                }
              }
              if (data0.body !== void 0) {
                let data4 = data0.body;
                if (typeof data4 === "string") {
                  if (func0(data4) > 2e4) {
                    const err17 = { instancePath: instancePath + "/" + i0 + "/body", schemaPath: "#/items/oneOf/0/properties/body/maxLength", keyword: "maxLength", params: { limit: 2e4 } };
                    if (vErrors === null) {
                      vErrors = [err17];
                    } else {
                      vErrors.push(err17);
                    }
                    errors++;
                  }
                  if (func0(data4) < 1) {
                    const err18 = { instancePath: instancePath + "/" + i0 + "/body", schemaPath: "#/items/oneOf/0/properties/body/minLength", keyword: "minLength", params: { limit: 1 } };
                    if (vErrors === null) {
                      vErrors = [err18];
                    } else {
                      vErrors.push(err18);
                    }
                    errors++;
                  }
                  if (!formats16(data4)) {
                    const err19 = { instancePath: instancePath + "/" + i0 + "/body", schemaPath: "#/items/oneOf/0/properties/body/format", keyword: "format", params: { format: "html" } };
                    if (vErrors === null) {
                      vErrors = [err19];
                    } else {
                      vErrors.push(err19);
                    }
                    errors++;
                  }
                } else {
                  const err20 = { instancePath: instancePath + "/" + i0 + "/body", schemaPath: "#/items/oneOf/0/properties/body/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err20];
                  } else {
                    vErrors.push(err20);
                  }
                  errors++;
                }
              }
            } else {
              const err21 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/0/type", keyword: "type", params: { type: "object" } };
              if (vErrors === null) {
                vErrors = [err21];
              } else {
                vErrors.push(err21);
              }
              errors++;
            }
            var props0 = true;
          } else if (tag0 === "sms") {
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              if (data0.id === void 0) {
                const err22 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/1/required", keyword: "required", params: { missingProperty: "id" } };
                if (vErrors === null) {
                  vErrors = [err22];
                } else {
                  vErrors.push(err22);
                }
                errors++;
              }
              if (data0.channel === void 0) {
                const err23 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/1/required", keyword: "required", params: { missingProperty: "channel" } };
                if (vErrors === null) {
                  vErrors = [err23];
                } else {
                  vErrors.push(err23);
                }
                errors++;
              }
              if (data0.text === void 0) {
                const err24 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/1/required", keyword: "required", params: { missingProperty: "text" } };
                if (vErrors === null) {
                  vErrors = [err24];
                } else {
                  vErrors.push(err24);
                }
                errors++;
              }
              for (const key1 in data0) {
                if (!(key1 === "id" || key1 === "channel" || key1 === "text")) {
                  const err25 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
                  if (vErrors === null) {
                    vErrors = [err25];
                  } else {
                    vErrors.push(err25);
                  }
                  errors++;
                }
              }
              if (data0.id !== void 0) {
                let data5 = data0.id;
                if (typeof data5 === "string") {
                  if (func0(data5) > 80) {
                    const err26 = { instancePath: instancePath + "/" + i0 + "/id", schemaPath: "#/items/oneOf/1/properties/id/maxLength", keyword: "maxLength", params: { limit: 80 } };
                    if (vErrors === null) {
                      vErrors = [err26];
                    } else {
                      vErrors.push(err26);
                    }
                    errors++;
                  }
                  if (func0(data5) < 1) {
                    const err27 = { instancePath: instancePath + "/" + i0 + "/id", schemaPath: "#/items/oneOf/1/properties/id/minLength", keyword: "minLength", params: { limit: 1 } };
                    if (vErrors === null) {
                      vErrors = [err27];
                    } else {
                      vErrors.push(err27);
                    }
                    errors++;
                  }
                  if (!pattern32.test(data5)) {
                    const err28 = { instancePath: instancePath + "/" + i0 + "/id", schemaPath: "#/items/oneOf/1/properties/id/pattern", keyword: "pattern", params: { pattern: "^sms_notifications_[a-z_]+(?::[a-z-]+)?$" } };
                    if (vErrors === null) {
                      vErrors = [err28];
                    } else {
                      vErrors.push(err28);
                    }
                    errors++;
                  }
                } else {
                  const err29 = { instancePath: instancePath + "/" + i0 + "/id", schemaPath: "#/items/oneOf/1/properties/id/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err29];
                  } else {
                    vErrors.push(err29);
                  }
                  errors++;
                }
              }
              if (data0.channel !== void 0) {
                let data6 = data0.channel;
                if (typeof data6 !== "string") {
                  const err30 = { instancePath: instancePath + "/" + i0 + "/channel", schemaPath: "#/items/oneOf/1/properties/channel/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err30];
                  } else {
                    vErrors.push(err30);
                  }
                  errors++;
                }
                if ("sms" !== data6) {
                  const err31 = { instancePath: instancePath + "/" + i0 + "/channel", schemaPath: "#/items/oneOf/1/properties/channel/const", keyword: "const", params: { allowedValue: "sms" } };
                  if (vErrors === null) {
                    vErrors = [err31];
                  } else {
                    vErrors.push(err31);
                  }
                  errors++;
                }
              }
              if (data0.text !== void 0) {
                let data7 = data0.text;
                if (typeof data7 === "string") {
                  if (func0(data7) > 1e3) {
                    const err32 = { instancePath: instancePath + "/" + i0 + "/text", schemaPath: "#/items/oneOf/1/properties/text/maxLength", keyword: "maxLength", params: { limit: 1e3 } };
                    if (vErrors === null) {
                      vErrors = [err32];
                    } else {
                      vErrors.push(err32);
                    }
                    errors++;
                  }
                  if (func0(data7) < 1) {
                    const err33 = { instancePath: instancePath + "/" + i0 + "/text", schemaPath: "#/items/oneOf/1/properties/text/minLength", keyword: "minLength", params: { limit: 1 } };
                    if (vErrors === null) {
                      vErrors = [err33];
                    } else {
                      vErrors.push(err33);
                    }
                    errors++;
                  }
                } else {
                  const err34 = { instancePath: instancePath + "/" + i0 + "/text", schemaPath: "#/items/oneOf/1/properties/text/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err34];
                  } else {
                    vErrors.push(err34);
                  }
                  errors++;
                }
              }
            } else {
              const err35 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/1/type", keyword: "type", params: { type: "object" } };
              if (vErrors === null) {
                vErrors = [err35];
              } else {
                vErrors.push(err35);
              }
              errors++;
            }
            if (props0 !== true) {
              props0 = true;
            }
          } else if (tag0 === "whatsapp") {
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              if (data0.id === void 0) {
                const err36 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/2/required", keyword: "required", params: { missingProperty: "id" } };
                if (vErrors === null) {
                  vErrors = [err36];
                } else {
                  vErrors.push(err36);
                }
                errors++;
              }
              if (data0.channel === void 0) {
                const err37 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/2/required", keyword: "required", params: { missingProperty: "channel" } };
                if (vErrors === null) {
                  vErrors = [err37];
                } else {
                  vErrors.push(err37);
                }
                errors++;
              }
              if (data0.template_name === void 0) {
                const err38 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/2/required", keyword: "required", params: { missingProperty: "template_name" } };
                if (vErrors === null) {
                  vErrors = [err38];
                } else {
                  vErrors.push(err38);
                }
                errors++;
              }
              if (data0.parameters === void 0) {
                const err39 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/2/required", keyword: "required", params: { missingProperty: "parameters" } };
                if (vErrors === null) {
                  vErrors = [err39];
                } else {
                  vErrors.push(err39);
                }
                errors++;
              }
              for (const key2 in data0) {
                if (!(key2 === "id" || key2 === "channel" || key2 === "template_name" || key2 === "parameters")) {
                  const err40 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/2/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 } };
                  if (vErrors === null) {
                    vErrors = [err40];
                  } else {
                    vErrors.push(err40);
                  }
                  errors++;
                }
              }
              if (data0.id !== void 0) {
                let data8 = data0.id;
                if (typeof data8 === "string") {
                  if (func0(data8) > 80) {
                    const err41 = { instancePath: instancePath + "/" + i0 + "/id", schemaPath: "#/items/oneOf/2/properties/id/maxLength", keyword: "maxLength", params: { limit: 80 } };
                    if (vErrors === null) {
                      vErrors = [err41];
                    } else {
                      vErrors.push(err41);
                    }
                    errors++;
                  }
                  if (func0(data8) < 1) {
                    const err42 = { instancePath: instancePath + "/" + i0 + "/id", schemaPath: "#/items/oneOf/2/properties/id/minLength", keyword: "minLength", params: { limit: 1 } };
                    if (vErrors === null) {
                      vErrors = [err42];
                    } else {
                      vErrors.push(err42);
                    }
                    errors++;
                  }
                  if (!pattern33.test(data8)) {
                    const err43 = { instancePath: instancePath + "/" + i0 + "/id", schemaPath: "#/items/oneOf/2/properties/id/pattern", keyword: "pattern", params: { pattern: "^whatsapp_notifications_[a-z_]+(?::[a-z-]+)?$" } };
                    if (vErrors === null) {
                      vErrors = [err43];
                    } else {
                      vErrors.push(err43);
                    }
                    errors++;
                  }
                } else {
                  const err44 = { instancePath: instancePath + "/" + i0 + "/id", schemaPath: "#/items/oneOf/2/properties/id/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err44];
                  } else {
                    vErrors.push(err44);
                  }
                  errors++;
                }
              }
              if (data0.channel !== void 0) {
                let data9 = data0.channel;
                if (typeof data9 !== "string") {
                  const err45 = { instancePath: instancePath + "/" + i0 + "/channel", schemaPath: "#/items/oneOf/2/properties/channel/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err45];
                  } else {
                    vErrors.push(err45);
                  }
                  errors++;
                }
                if ("whatsapp" !== data9) {
                  const err46 = { instancePath: instancePath + "/" + i0 + "/channel", schemaPath: "#/items/oneOf/2/properties/channel/const", keyword: "const", params: { allowedValue: "whatsapp" } };
                  if (vErrors === null) {
                    vErrors = [err46];
                  } else {
                    vErrors.push(err46);
                  }
                  errors++;
                }
              }
              if (data0.template_name !== void 0) {
                let data10 = data0.template_name;
                if (typeof data10 === "string") {
                  if (func0(data10) > 512) {
                    const err47 = { instancePath: instancePath + "/" + i0 + "/template_name", schemaPath: "#/items/oneOf/2/properties/template_name/maxLength", keyword: "maxLength", params: { limit: 512 } };
                    if (vErrors === null) {
                      vErrors = [err47];
                    } else {
                      vErrors.push(err47);
                    }
                    errors++;
                  }
                  if (func0(data10) < 1) {
                    const err48 = { instancePath: instancePath + "/" + i0 + "/template_name", schemaPath: "#/items/oneOf/2/properties/template_name/minLength", keyword: "minLength", params: { limit: 1 } };
                    if (vErrors === null) {
                      vErrors = [err48];
                    } else {
                      vErrors.push(err48);
                    }
                    errors++;
                  }
                  if (!pattern34.test(data10)) {
                    const err49 = { instancePath: instancePath + "/" + i0 + "/template_name", schemaPath: "#/items/oneOf/2/properties/template_name/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_]+$" } };
                    if (vErrors === null) {
                      vErrors = [err49];
                    } else {
                      vErrors.push(err49);
                    }
                    errors++;
                  }
                } else {
                  const err50 = { instancePath: instancePath + "/" + i0 + "/template_name", schemaPath: "#/items/oneOf/2/properties/template_name/type", keyword: "type", params: { type: "string" } };
                  if (vErrors === null) {
                    vErrors = [err50];
                  } else {
                    vErrors.push(err50);
                  }
                  errors++;
                }
              }
              if (data0.parameters !== void 0) {
                let data11 = data0.parameters;
                if (Array.isArray(data11)) {
                  if (data11.length > 10) {
                    const err51 = { instancePath: instancePath + "/" + i0 + "/parameters", schemaPath: "#/items/oneOf/2/properties/parameters/maxItems", keyword: "maxItems", params: { limit: 10 } };
                    if (vErrors === null) {
                      vErrors = [err51];
                    } else {
                      vErrors.push(err51);
                    }
                    errors++;
                  }
                  const len1 = data11.length;
                  for (let i1 = 0; i1 < len1; i1++) {
                    let data12 = data11[i1];
                    if (typeof data12 === "string") {
                      if (func0(data12) > 300) {
                        const err52 = { instancePath: instancePath + "/" + i0 + "/parameters/" + i1, schemaPath: "#/items/oneOf/2/properties/parameters/items/maxLength", keyword: "maxLength", params: { limit: 300 } };
                        if (vErrors === null) {
                          vErrors = [err52];
                        } else {
                          vErrors.push(err52);
                        }
                        errors++;
                      }
                      if (func0(data12) < 1) {
                        const err53 = { instancePath: instancePath + "/" + i0 + "/parameters/" + i1, schemaPath: "#/items/oneOf/2/properties/parameters/items/minLength", keyword: "minLength", params: { limit: 1 } };
                        if (vErrors === null) {
                          vErrors = [err53];
                        } else {
                          vErrors.push(err53);
                        }
                        errors++;
                      }
                    } else {
                      const err54 = { instancePath: instancePath + "/" + i0 + "/parameters/" + i1, schemaPath: "#/items/oneOf/2/properties/parameters/items/type", keyword: "type", params: { type: "string" } };
                      if (vErrors === null) {
                        vErrors = [err54];
                      } else {
                        vErrors.push(err54);
                      }
                      errors++;
                    }
                  }
                } else {
                  const err55 = { instancePath: instancePath + "/" + i0 + "/parameters", schemaPath: "#/items/oneOf/2/properties/parameters/type", keyword: "type", params: { type: "array" } };
                  if (vErrors === null) {
                    vErrors = [err55];
                  } else {
                    vErrors.push(err55);
                  }
                  errors++;
                }
              }
            } else {
              const err56 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/oneOf/2/type", keyword: "type", params: { type: "object" } };
              if (vErrors === null) {
                vErrors = [err56];
              } else {
                vErrors.push(err56);
              }
              errors++;
            }
            if (props0 !== true) {
              props0 = true;
            }
          } else {
            const err57 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "channel", tagValue: tag0 } };
            if (vErrors === null) {
              vErrors = [err57];
            } else {
              vErrors.push(err57);
            }
            errors++;
          }
        } else {
          const err58 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/discriminator", keyword: "discriminator", params: { error: "tag", tag: "channel", tagValue: tag0 } };
          if (vErrors === null) {
            vErrors = [err58];
          } else {
            vErrors.push(err58);
          }
          errors++;
        }
      } else {
        const err59 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err59];
        } else {
          vErrors.push(err59);
        }
        errors++;
      }
    }
  } else {
    const err60 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } };
    if (vErrors === null) {
      vErrors = [err60];
    } else {
      vErrors.push(err60);
    }
    errors++;
  }
  validate104.errors = vErrors;
  return errors === 0;
}
validate104.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
var settings$theme_primary = validate105;
var formats52 = /^#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
function validate105(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate105.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (func0(data) > 9) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 9 } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (!formats52.test(data)) {
      const err1 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "colour" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate105.errors = vErrors;
  return errors === 0;
}
validate105.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$theme_corner_radius = validate106;
function validate106(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate106.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (typeof data == "number" && isFinite(data)) {
    if (data > 20 || isNaN(data)) {
      const err1 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data < 0 || isNaN(data)) {
      const err2 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
  }
  validate106.errors = vErrors;
  return errors === 0;
}
validate106.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$custom_widget_html = validate107;
function validate107(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate107.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (func0(data) > 2e4) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 2e4 } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate107.errors = vErrors;
  return errors === 0;
}
validate107.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$quick_links_admin = validate108;
var schema108 = { "type": "array", "maxItems": 20, "items": { "type": "object", "properties": { "id": { "type": "string", "maxLength": 36 }, "title": { "type": "string", "minLength": 1, "maxLength": 60 }, "url": { "type": "string", "format": "asset-url", "minLength": 1, "maxLength": 2048 }, "description": { "type": "string", "maxLength": 160 }, "icon": { "type": "string", "enum": ["link", "question", "book", "video", "document", "phone", "email", "chat", "map", "money", "package", "truck"] }, "new_tab": { "type": "boolean" } }, "required": ["id", "title", "url", "icon", "new_tab"], "additionalProperties": false } };
function validate108(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate108.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (Array.isArray(data)) {
    if (data.length > 20) {
      const err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 20 } };
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
          const err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "id" } };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data0.title === void 0) {
          const err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "title" } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data0.url === void 0) {
          const err3 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "url" } };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data0.icon === void 0) {
          const err4 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "icon" } };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data0.new_tab === void 0) {
          const err5 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "new_tab" } };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        for (const key0 in data0) {
          if (!(key0 === "id" || key0 === "title" || key0 === "url" || key0 === "description" || key0 === "icon" || key0 === "new_tab")) {
            const err6 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
        if (data0.id !== void 0) {
          let data1 = data0.id;
          if (typeof data1 === "string") {
            if (func0(data1) > 36) {
              const err7 = { instancePath: instancePath + "/" + i0 + "/id", schemaPath: "#/items/properties/id/maxLength", keyword: "maxLength", params: { limit: 36 } };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
          } else {
            const err8 = { instancePath: instancePath + "/" + i0 + "/id", schemaPath: "#/items/properties/id/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
        if (data0.title !== void 0) {
          let data2 = data0.title;
          if (typeof data2 === "string") {
            if (func0(data2) > 60) {
              const err9 = { instancePath: instancePath + "/" + i0 + "/title", schemaPath: "#/items/properties/title/maxLength", keyword: "maxLength", params: { limit: 60 } };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
            if (func0(data2) < 1) {
              const err10 = { instancePath: instancePath + "/" + i0 + "/title", schemaPath: "#/items/properties/title/minLength", keyword: "minLength", params: { limit: 1 } };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
          } else {
            const err11 = { instancePath: instancePath + "/" + i0 + "/title", schemaPath: "#/items/properties/title/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
        if (data0.url !== void 0) {
          let data3 = data0.url;
          if (typeof data3 === "string") {
            if (func0(data3) > 2048) {
              const err12 = { instancePath: instancePath + "/" + i0 + "/url", schemaPath: "#/items/properties/url/maxLength", keyword: "maxLength", params: { limit: 2048 } };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
            if (func0(data3) < 1) {
              const err13 = { instancePath: instancePath + "/" + i0 + "/url", schemaPath: "#/items/properties/url/minLength", keyword: "minLength", params: { limit: 1 } };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
            if (!formats2(data3)) {
              const err14 = { instancePath: instancePath + "/" + i0 + "/url", schemaPath: "#/items/properties/url/format", keyword: "format", params: { format: "asset-url" } };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
          } else {
            const err15 = { instancePath: instancePath + "/" + i0 + "/url", schemaPath: "#/items/properties/url/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
        }
        if (data0.description !== void 0) {
          let data4 = data0.description;
          if (typeof data4 === "string") {
            if (func0(data4) > 160) {
              const err16 = { instancePath: instancePath + "/" + i0 + "/description", schemaPath: "#/items/properties/description/maxLength", keyword: "maxLength", params: { limit: 160 } };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
            }
          } else {
            const err17 = { instancePath: instancePath + "/" + i0 + "/description", schemaPath: "#/items/properties/description/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
        }
        if (data0.icon !== void 0) {
          let data5 = data0.icon;
          if (typeof data5 !== "string") {
            const err18 = { instancePath: instancePath + "/" + i0 + "/icon", schemaPath: "#/items/properties/icon/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
          if (!(data5 === "link" || data5 === "question" || data5 === "book" || data5 === "video" || data5 === "document" || data5 === "phone" || data5 === "email" || data5 === "chat" || data5 === "map" || data5 === "money" || data5 === "package" || data5 === "truck")) {
            const err19 = { instancePath: instancePath + "/" + i0 + "/icon", schemaPath: "#/items/properties/icon/enum", keyword: "enum", params: { allowedValues: schema108.items.properties.icon.enum } };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
        }
        if (data0.new_tab !== void 0) {
          if (typeof data0.new_tab !== "boolean") {
            const err20 = { instancePath: instancePath + "/" + i0 + "/new_tab", schemaPath: "#/items/properties/new_tab/type", keyword: "type", params: { type: "boolean" } };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
        }
      } else {
        const err21 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
    }
  } else {
    const err22 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } };
    if (vErrors === null) {
      vErrors = [err22];
    } else {
      vErrors.push(err22);
    }
    errors++;
  }
  validate108.errors = vErrors;
  return errors === 0;
}
validate108.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
var settings$help_center_links = validate109;
var schema109 = { "type": "array", "maxItems": 30, "items": { "type": "object", "properties": { "id": { "type": "string", "maxLength": 36 }, "title": { "type": "string", "minLength": 1, "maxLength": 60 }, "url": { "type": "string", "format": "asset-url", "minLength": 1, "maxLength": 2048 }, "description": { "type": "string", "maxLength": 160 }, "icon": { "type": "string", "enum": ["link", "question", "book", "video", "document", "phone", "email", "chat", "map", "money", "package", "truck"] }, "new_tab": { "type": "boolean" } }, "required": ["id", "title", "url", "icon", "new_tab"], "additionalProperties": false } };
function validate109(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate109.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (Array.isArray(data)) {
    if (data.length > 30) {
      const err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 30 } };
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
          const err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "id" } };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data0.title === void 0) {
          const err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "title" } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data0.url === void 0) {
          const err3 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "url" } };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data0.icon === void 0) {
          const err4 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "icon" } };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data0.new_tab === void 0) {
          const err5 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "new_tab" } };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        for (const key0 in data0) {
          if (!(key0 === "id" || key0 === "title" || key0 === "url" || key0 === "description" || key0 === "icon" || key0 === "new_tab")) {
            const err6 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
        if (data0.id !== void 0) {
          let data1 = data0.id;
          if (typeof data1 === "string") {
            if (func0(data1) > 36) {
              const err7 = { instancePath: instancePath + "/" + i0 + "/id", schemaPath: "#/items/properties/id/maxLength", keyword: "maxLength", params: { limit: 36 } };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
          } else {
            const err8 = { instancePath: instancePath + "/" + i0 + "/id", schemaPath: "#/items/properties/id/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
        if (data0.title !== void 0) {
          let data2 = data0.title;
          if (typeof data2 === "string") {
            if (func0(data2) > 60) {
              const err9 = { instancePath: instancePath + "/" + i0 + "/title", schemaPath: "#/items/properties/title/maxLength", keyword: "maxLength", params: { limit: 60 } };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
            if (func0(data2) < 1) {
              const err10 = { instancePath: instancePath + "/" + i0 + "/title", schemaPath: "#/items/properties/title/minLength", keyword: "minLength", params: { limit: 1 } };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
          } else {
            const err11 = { instancePath: instancePath + "/" + i0 + "/title", schemaPath: "#/items/properties/title/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
        if (data0.url !== void 0) {
          let data3 = data0.url;
          if (typeof data3 === "string") {
            if (func0(data3) > 2048) {
              const err12 = { instancePath: instancePath + "/" + i0 + "/url", schemaPath: "#/items/properties/url/maxLength", keyword: "maxLength", params: { limit: 2048 } };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
            if (func0(data3) < 1) {
              const err13 = { instancePath: instancePath + "/" + i0 + "/url", schemaPath: "#/items/properties/url/minLength", keyword: "minLength", params: { limit: 1 } };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
            if (!formats2(data3)) {
              const err14 = { instancePath: instancePath + "/" + i0 + "/url", schemaPath: "#/items/properties/url/format", keyword: "format", params: { format: "asset-url" } };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
          } else {
            const err15 = { instancePath: instancePath + "/" + i0 + "/url", schemaPath: "#/items/properties/url/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
        }
        if (data0.description !== void 0) {
          let data4 = data0.description;
          if (typeof data4 === "string") {
            if (func0(data4) > 160) {
              const err16 = { instancePath: instancePath + "/" + i0 + "/description", schemaPath: "#/items/properties/description/maxLength", keyword: "maxLength", params: { limit: 160 } };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
            }
          } else {
            const err17 = { instancePath: instancePath + "/" + i0 + "/description", schemaPath: "#/items/properties/description/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
        }
        if (data0.icon !== void 0) {
          let data5 = data0.icon;
          if (typeof data5 !== "string") {
            const err18 = { instancePath: instancePath + "/" + i0 + "/icon", schemaPath: "#/items/properties/icon/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
          if (!(data5 === "link" || data5 === "question" || data5 === "book" || data5 === "video" || data5 === "document" || data5 === "phone" || data5 === "email" || data5 === "chat" || data5 === "map" || data5 === "money" || data5 === "package" || data5 === "truck")) {
            const err19 = { instancePath: instancePath + "/" + i0 + "/icon", schemaPath: "#/items/properties/icon/enum", keyword: "enum", params: { allowedValues: schema109.items.properties.icon.enum } };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
        }
        if (data0.new_tab !== void 0) {
          if (typeof data0.new_tab !== "boolean") {
            const err20 = { instancePath: instancePath + "/" + i0 + "/new_tab", schemaPath: "#/items/properties/new_tab/type", keyword: "type", params: { type: "boolean" } };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
        }
      } else {
        const err21 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
    }
  } else {
    const err22 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } };
    if (vErrors === null) {
      vErrors = [err22];
    } else {
      vErrors.push(err22);
    }
    errors++;
  }
  validate109.errors = vErrors;
  return errors === 0;
}
validate109.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
var settings$enabled_features = validate110;
var schema110 = { "type": "array", "maxItems": 40, "uniqueItems": true, "items": { "type": "string", "enum": ["customer_dashboard", "shipment_quotes", "address_book", "inbox", "locations", "data_capturing", "kiosk", "maps", "tools", "billing", "rates_and_estimates", "reports", "bulk_sms", "integrations", "customer_api", "document_editor"] } };
function validate110(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate110.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (Array.isArray(data)) {
    if (data.length > 40) {
      const err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 40 } };
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
        const err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (!(data0 === "customer_dashboard" || data0 === "shipment_quotes" || data0 === "address_book" || data0 === "inbox" || data0 === "locations" || data0 === "data_capturing" || data0 === "kiosk" || data0 === "maps" || data0 === "tools" || data0 === "billing" || data0 === "rates_and_estimates" || data0 === "reports" || data0 === "bulk_sms" || data0 === "integrations" || data0 === "customer_api" || data0 === "document_editor")) {
        const err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/enum", keyword: "enum", params: { allowedValues: schema110.items.enum } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
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
          const err3 = { instancePath, schemaPath: "#/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
          break;
        }
        indices0[item0] = i1;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate110.errors = vErrors;
  return errors === 0;
}
validate110.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
var settings$infobip_base_url = validate111;
var pattern35 = new RegExp("^https://[A-Za-z0-9.-]+/?$", "u");
function validate111(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate111.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (func0(data) > 253) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 253 } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (!pattern35.test(data)) {
      const err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^https://[A-Za-z0-9.-]+/?$" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (!formats0(data)) {
      const err2 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "https-url" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate111.errors = vErrors;
  return errors === 0;
}
validate111.evaluated = { "dynamicProps": false, "dynamicItems": false };
var settings$infobip_api_key = validate112;
function validate112(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate112.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (func0(data) > 200) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 200 } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate112.errors = vErrors;
  return errors === 0;
}
validate112.evaluated = { "dynamicProps": false, "dynamicItems": false };
var conditions$c_02e70d9938 = validate113;
function validate113(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate113.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (true !== data) {
    const err0 = { instancePath, schemaPath: "#/const", keyword: "const", params: { allowedValue: true } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate113.errors = vErrors;
  return errors === 0;
}
validate113.evaluated = { "dynamicProps": false, "dynamicItems": false };
var conditions$c_41927c8e6c = validate114;
function validate114(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate114.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (false !== data) {
    const err0 = { instancePath, schemaPath: "#/const", keyword: "const", params: { allowedValue: false } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate114.errors = vErrors;
  return errors === 0;
}
validate114.evaluated = { "dynamicProps": false, "dynamicItems": false };
var conditions$c_f0ebe3aa93 = validate115;
function validate115(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate115.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (func0(data) < 1) {
      const err0 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate115.errors = vErrors;
  return errors === 0;
}
validate115.evaluated = { "dynamicProps": false, "dynamicItems": false };
var conditions$c_4fedee8028 = validate116;
function validate116(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate116.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if ("checkbox" !== data) {
    const err0 = { instancePath, schemaPath: "#/const", keyword: "const", params: { allowedValue: "checkbox" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate116.errors = vErrors;
  return errors === 0;
}
validate116.evaluated = { "dynamicProps": false, "dynamicItems": false };
var conditions$c_04345cab77 = validate117;
function validate117(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate117.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if ("window" !== data) {
    const err0 = { instancePath, schemaPath: "#/const", keyword: "const", params: { allowedValue: "window" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate117.errors = vErrors;
  return errors === 0;
}
validate117.evaluated = { "dynamicProps": false, "dynamicItems": false };
var conditions$c_7e8c9b59bd = validate118;
var schema118 = { "enum": ["checkbox", "window"] };
function validate118(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate118.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!(data === "checkbox" || data === "window")) {
    const err0 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema118.enum } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate118.errors = vErrors;
  return errors === 0;
}
validate118.evaluated = { "dynamicProps": false, "dynamicItems": false };
var conditions$c_a2dbdf30a3 = validate119;
function validate119(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate119.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if ("locker-network" !== data) {
    const err0 = { instancePath, schemaPath: "#/const", keyword: "const", params: { allowedValue: "locker-network" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate119.errors = vErrors;
  return errors === 0;
}
validate119.evaluated = { "dynamicProps": false, "dynamicItems": false };
var conditions$c_8fbab5f215 = validate120;
function validate120(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate120.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if ("weekly" !== data) {
    const err0 = { instancePath, schemaPath: "#/const", keyword: "const", params: { allowedValue: "weekly" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate120.errors = vErrors;
  return errors === 0;
}
validate120.evaluated = { "dynamicProps": false, "dynamicItems": false };
var conditions$c_0f760d8454 = validate121;
function validate121(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate121.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if ("monthly" !== data) {
    const err0 = { instancePath, schemaPath: "#/const", keyword: "const", params: { allowedValue: "monthly" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate121.errors = vErrors;
  return errors === 0;
}
validate121.evaluated = { "dynamicProps": false, "dynamicItems": false };
var conditions$c_0ea1bfb720 = validate122;
function validate122(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate122.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if ("smtp" !== data) {
    const err0 = { instancePath, schemaPath: "#/const", keyword: "const", params: { allowedValue: "smtp" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate122.errors = vErrors;
  return errors === 0;
}
validate122.evaluated = { "dynamicProps": false, "dynamicItems": false };
var conditions$c_af41ad6ff2 = validate123;
var schema123 = { "enum": ["courier", "marketplace"] };
function validate123(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate123.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!(data === "courier" || data === "marketplace")) {
    const err0 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema123.enum } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate123.errors = vErrors;
  return errors === 0;
}
validate123.evaluated = { "dynamicProps": false, "dynamicItems": false };
var rules$google_needs_client_id = validate124;
function validate124(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate124.evaluated;
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
        const err0 = { instancePath: instancePath + "/google_login_enabled", schemaPath: "#/anyOf/0/properties/google_login_enabled/const", keyword: "const", params: { allowedValue: false } };
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
      const err1 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "google_login_client_id" } };
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
    const err2 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
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
        const err3 = { instancePath: instancePath + "/google_login_enabled", schemaPath: "#/properties/google_login_enabled/type", keyword: "type", params: { type: "boolean" } };
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
        const err4 = { instancePath: instancePath + "/google_login_client_id", schemaPath: "#/properties/google_login_client_id/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate124.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate124.evaluated = { "dynamicProps": true, "dynamicItems": false };
var rules$apple_needs_client_id = validate125;
function validate125(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate125.evaluated;
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
        const err0 = { instancePath: instancePath + "/apple_login_enabled", schemaPath: "#/anyOf/0/properties/apple_login_enabled/const", keyword: "const", params: { allowedValue: false } };
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
      const err1 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "apple_login_client_id" } };
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
    const err2 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
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
        const err3 = { instancePath: instancePath + "/apple_login_enabled", schemaPath: "#/properties/apple_login_enabled/type", keyword: "type", params: { type: "boolean" } };
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
        const err4 = { instancePath: instancePath + "/apple_login_client_id", schemaPath: "#/properties/apple_login_client_id/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate125.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate125.evaluated = { "dynamicProps": true, "dynamicItems": false };
var rules$apple_needs_team_id = validate126;
function validate126(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate126.evaluated;
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
        const err0 = { instancePath: instancePath + "/apple_login_enabled", schemaPath: "#/anyOf/0/properties/apple_login_enabled/const", keyword: "const", params: { allowedValue: false } };
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
      const err1 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "apple_login_team_id" } };
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
    const err2 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
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
        const err3 = { instancePath: instancePath + "/apple_login_enabled", schemaPath: "#/properties/apple_login_enabled/type", keyword: "type", params: { type: "boolean" } };
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
        const err4 = { instancePath: instancePath + "/apple_login_team_id", schemaPath: "#/properties/apple_login_team_id/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate126.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate126.evaluated = { "dynamicProps": true, "dynamicItems": false };
var rules$apple_needs_key_id = validate127;
function validate127(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate127.evaluated;
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
        const err0 = { instancePath: instancePath + "/apple_login_enabled", schemaPath: "#/anyOf/0/properties/apple_login_enabled/const", keyword: "const", params: { allowedValue: false } };
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
      const err1 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "apple_login_key_id" } };
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
    const err2 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
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
        const err3 = { instancePath: instancePath + "/apple_login_enabled", schemaPath: "#/properties/apple_login_enabled/type", keyword: "type", params: { type: "boolean" } };
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
        const err4 = { instancePath: instancePath + "/apple_login_key_id", schemaPath: "#/properties/apple_login_key_id/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate127.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate127.evaluated = { "dynamicProps": true, "dynamicItems": false };
var rules$work_hours_order = validate128;
function validate128(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate128.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.work_hours_from !== void 0) {
      if (typeof data.work_hours_from !== "string") {
        const err0 = { instancePath: instancePath + "/work_hours_from", schemaPath: "#/properties/work_hours_from/type", keyword: "type", params: { type: "string" } };
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
        if (!formats4.validate.test(data1)) {
          const err1 = { instancePath: instancePath + "/work_hours_to", schemaPath: "#/properties/work_hours_to/format", keyword: "format", params: { format: "time-of-day" } };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        const vSchema0 = data && data.work_hours_from;
        if (vSchema0 !== void 0 && (typeof vSchema0 !== "string" || formats4.compare(data1, vSchema0) <= 0)) {
          const err2 = { instancePath: instancePath + "/work_hours_to", schemaPath: "#/properties/work_hours_to/formatExclusiveMinimum", keyword: "formatExclusiveMinimum", params: { comparison: ">", limit: vSchema0 } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/work_hours_to", schemaPath: "#/properties/work_hours_to/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate128.errors = vErrors;
  return errors === 0;
}
validate128.evaluated = { "props": { "work_hours_from": true, "work_hours_to": true }, "dynamicProps": false, "dynamicItems": false };
var rules$checkbox_terms_needed = validate129;
var schema129 = { "type": "object", "properties": { "terms_mode": { "type": "string" }, "shipment_terms": { "type": "array" } }, "anyOf": [{ "properties": { "terms_mode": { "enum": ["none", "window"] } } }, { "properties": { "shipment_terms": { "type": "array", "minItems": 1 } }, "required": ["shipment_terms"] }] };
function validate129(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate129.evaluated;
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
        const err0 = { instancePath: instancePath + "/terms_mode", schemaPath: "#/anyOf/0/properties/terms_mode/enum", keyword: "enum", params: { allowedValues: schema129.anyOf[0].properties.terms_mode.enum } };
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
      const err1 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "shipment_terms" } };
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
          const err2 = { instancePath: instancePath + "/shipment_terms", schemaPath: "#/anyOf/1/properties/shipment_terms/minItems", keyword: "minItems", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/shipment_terms", schemaPath: "#/anyOf/1/properties/shipment_terms/type", keyword: "type", params: { type: "array" } };
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
    const err4 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
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
        const err5 = { instancePath: instancePath + "/terms_mode", schemaPath: "#/properties/terms_mode/type", keyword: "type", params: { type: "string" } };
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
        const err6 = { instancePath: instancePath + "/shipment_terms", schemaPath: "#/properties/shipment_terms/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  validate129.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate129.evaluated = { "dynamicProps": true, "dynamicItems": false };
var rules$window_terms_needed = validate130;
var schema130 = { "type": "object", "properties": { "terms_mode": { "type": "string" }, "window_user_terms_and_conditions": { "type": "string" } }, "anyOf": [{ "properties": { "terms_mode": { "enum": ["none", "checkbox"] } } }, { "properties": { "window_user_terms_and_conditions": { "type": "string", "minLength": 1 } }, "required": ["window_user_terms_and_conditions"] }] };
function validate130(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate130.evaluated;
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
        const err0 = { instancePath: instancePath + "/terms_mode", schemaPath: "#/anyOf/0/properties/terms_mode/enum", keyword: "enum", params: { allowedValues: schema130.anyOf[0].properties.terms_mode.enum } };
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
      const err1 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "window_user_terms_and_conditions" } };
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
          const err2 = { instancePath: instancePath + "/window_user_terms_and_conditions", schemaPath: "#/anyOf/1/properties/window_user_terms_and_conditions/minLength", keyword: "minLength", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/window_user_terms_and_conditions", schemaPath: "#/anyOf/1/properties/window_user_terms_and_conditions/type", keyword: "type", params: { type: "string" } };
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
    const err4 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
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
        const err5 = { instancePath: instancePath + "/terms_mode", schemaPath: "#/properties/terms_mode/type", keyword: "type", params: { type: "string" } };
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
        const err6 = { instancePath: instancePath + "/window_user_terms_and_conditions", schemaPath: "#/properties/window_user_terms_and_conditions/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  validate130.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate130.evaluated = { "dynamicProps": true, "dynamicItems": false };
var rules$payfast_needs_merchant_id = validate131;
function validate131(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate131.evaluated;
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
    if (data.payment_methods_payfast_enabled !== void 0) {
      if (false !== data.payment_methods_payfast_enabled) {
        const err0 = { instancePath: instancePath + "/payment_methods_payfast_enabled", schemaPath: "#/anyOf/0/properties/payment_methods_payfast_enabled/const", keyword: "const", params: { allowedValue: false } };
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
    props0.payment_methods_payfast_enabled = true;
  }
  const _errs4 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.payment_methods_payfast_merchant_id === void 0) {
      const err1 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "payment_methods_payfast_merchant_id" } };
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
    const err2 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
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
      props0.payment_methods_payfast_enabled = true;
      props0.payment_methods_payfast_merchant_id = true;
    }
    if (data.payment_methods_payfast_enabled !== void 0) {
      if (typeof data.payment_methods_payfast_enabled !== "boolean") {
        const err3 = { instancePath: instancePath + "/payment_methods_payfast_enabled", schemaPath: "#/properties/payment_methods_payfast_enabled/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.payment_methods_payfast_merchant_id !== void 0) {
      if (typeof data.payment_methods_payfast_merchant_id !== "string") {
        const err4 = { instancePath: instancePath + "/payment_methods_payfast_merchant_id", schemaPath: "#/properties/payment_methods_payfast_merchant_id/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate131.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate131.evaluated = { "dynamicProps": true, "dynamicItems": false };
var rules$bobpay_needs_account_code = validate132;
function validate132(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate132.evaluated;
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
    if (data.payment_methods_bobpay_enabled !== void 0) {
      if (false !== data.payment_methods_bobpay_enabled) {
        const err0 = { instancePath: instancePath + "/payment_methods_bobpay_enabled", schemaPath: "#/anyOf/0/properties/payment_methods_bobpay_enabled/const", keyword: "const", params: { allowedValue: false } };
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
    props0.payment_methods_bobpay_enabled = true;
  }
  const _errs4 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.payment_methods_bobpay_recipient_account_code === void 0) {
      const err1 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "payment_methods_bobpay_recipient_account_code" } };
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
    const err2 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
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
      props0.payment_methods_bobpay_enabled = true;
      props0.payment_methods_bobpay_recipient_account_code = true;
    }
    if (data.payment_methods_bobpay_enabled !== void 0) {
      if (typeof data.payment_methods_bobpay_enabled !== "boolean") {
        const err3 = { instancePath: instancePath + "/payment_methods_bobpay_enabled", schemaPath: "#/properties/payment_methods_bobpay_enabled/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.payment_methods_bobpay_recipient_account_code !== void 0) {
      if (typeof data.payment_methods_bobpay_recipient_account_code !== "string") {
        const err4 = { instancePath: instancePath + "/payment_methods_bobpay_recipient_account_code", schemaPath: "#/properties/payment_methods_bobpay_recipient_account_code/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate132.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate132.evaluated = { "dynamicProps": true, "dynamicItems": false };
var rules$stitch_needs_client_id = validate133;
function validate133(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate133.evaluated;
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
    if (data.payment_methods_stitch_enabled !== void 0) {
      if (false !== data.payment_methods_stitch_enabled) {
        const err0 = { instancePath: instancePath + "/payment_methods_stitch_enabled", schemaPath: "#/anyOf/0/properties/payment_methods_stitch_enabled/const", keyword: "const", params: { allowedValue: false } };
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
    props0.payment_methods_stitch_enabled = true;
  }
  const _errs4 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.payment_methods_stitch_client_id === void 0) {
      const err1 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "payment_methods_stitch_client_id" } };
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
    const err2 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
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
      props0.payment_methods_stitch_enabled = true;
      props0.payment_methods_stitch_client_id = true;
    }
    if (data.payment_methods_stitch_enabled !== void 0) {
      if (typeof data.payment_methods_stitch_enabled !== "boolean") {
        const err3 = { instancePath: instancePath + "/payment_methods_stitch_enabled", schemaPath: "#/properties/payment_methods_stitch_enabled/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.payment_methods_stitch_client_id !== void 0) {
      if (typeof data.payment_methods_stitch_client_id !== "string") {
        const err4 = { instancePath: instancePath + "/payment_methods_stitch_client_id", schemaPath: "#/properties/payment_methods_stitch_client_id/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate133.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate133.evaluated = { "dynamicProps": true, "dynamicItems": false };
var rules$stitch_needs_holder = validate134;
function validate134(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate134.evaluated;
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
    if (data.payment_methods_stitch_enabled !== void 0) {
      if (false !== data.payment_methods_stitch_enabled) {
        const err0 = { instancePath: instancePath + "/payment_methods_stitch_enabled", schemaPath: "#/anyOf/0/properties/payment_methods_stitch_enabled/const", keyword: "const", params: { allowedValue: false } };
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
    props0.payment_methods_stitch_enabled = true;
  }
  const _errs4 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.payment_methods_stitch_beneficiary_name === void 0) {
      const err1 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "payment_methods_stitch_beneficiary_name" } };
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
    const err2 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
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
      props0.payment_methods_stitch_enabled = true;
      props0.payment_methods_stitch_beneficiary_name = true;
    }
    if (data.payment_methods_stitch_enabled !== void 0) {
      if (typeof data.payment_methods_stitch_enabled !== "boolean") {
        const err3 = { instancePath: instancePath + "/payment_methods_stitch_enabled", schemaPath: "#/properties/payment_methods_stitch_enabled/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.payment_methods_stitch_beneficiary_name !== void 0) {
      if (typeof data.payment_methods_stitch_beneficiary_name !== "string") {
        const err4 = { instancePath: instancePath + "/payment_methods_stitch_beneficiary_name", schemaPath: "#/properties/payment_methods_stitch_beneficiary_name/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate134.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate134.evaluated = { "dynamicProps": true, "dynamicItems": false };
var rules$stitch_needs_bank = validate135;
function validate135(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate135.evaluated;
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
    if (data.payment_methods_stitch_enabled !== void 0) {
      if (false !== data.payment_methods_stitch_enabled) {
        const err0 = { instancePath: instancePath + "/payment_methods_stitch_enabled", schemaPath: "#/anyOf/0/properties/payment_methods_stitch_enabled/const", keyword: "const", params: { allowedValue: false } };
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
    props0.payment_methods_stitch_enabled = true;
  }
  const _errs4 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.payment_methods_stitch_beneficiary_bank_id === void 0) {
      const err1 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "payment_methods_stitch_beneficiary_bank_id" } };
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
    const err2 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
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
      props0.payment_methods_stitch_enabled = true;
      props0.payment_methods_stitch_beneficiary_bank_id = true;
    }
    if (data.payment_methods_stitch_enabled !== void 0) {
      if (typeof data.payment_methods_stitch_enabled !== "boolean") {
        const err3 = { instancePath: instancePath + "/payment_methods_stitch_enabled", schemaPath: "#/properties/payment_methods_stitch_enabled/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.payment_methods_stitch_beneficiary_bank_id !== void 0) {
      if (typeof data.payment_methods_stitch_beneficiary_bank_id !== "string") {
        const err4 = { instancePath: instancePath + "/payment_methods_stitch_beneficiary_bank_id", schemaPath: "#/properties/payment_methods_stitch_beneficiary_bank_id/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate135.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate135.evaluated = { "dynamicProps": true, "dynamicItems": false };
var rules$stitch_needs_account = validate136;
function validate136(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate136.evaluated;
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
    if (data.payment_methods_stitch_enabled !== void 0) {
      if (false !== data.payment_methods_stitch_enabled) {
        const err0 = { instancePath: instancePath + "/payment_methods_stitch_enabled", schemaPath: "#/anyOf/0/properties/payment_methods_stitch_enabled/const", keyword: "const", params: { allowedValue: false } };
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
    props0.payment_methods_stitch_enabled = true;
  }
  const _errs4 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.payment_methods_stitch_beneficiary_account_number === void 0) {
      const err1 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "payment_methods_stitch_beneficiary_account_number" } };
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
    const err2 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
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
      props0.payment_methods_stitch_enabled = true;
      props0.payment_methods_stitch_beneficiary_account_number = true;
    }
    if (data.payment_methods_stitch_enabled !== void 0) {
      if (typeof data.payment_methods_stitch_enabled !== "boolean") {
        const err3 = { instancePath: instancePath + "/payment_methods_stitch_enabled", schemaPath: "#/properties/payment_methods_stitch_enabled/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.payment_methods_stitch_beneficiary_account_number !== void 0) {
      if (typeof data.payment_methods_stitch_beneficiary_account_number !== "string") {
        const err4 = { instancePath: instancePath + "/payment_methods_stitch_beneficiary_account_number", schemaPath: "#/properties/payment_methods_stitch_beneficiary_account_number/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate136.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate136.evaluated = { "dynamicProps": true, "dynamicItems": false };
var rules$stitch_needs_reference = validate137;
function validate137(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate137.evaluated;
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
    if (data.payment_methods_stitch_enabled !== void 0) {
      if (false !== data.payment_methods_stitch_enabled) {
        const err0 = { instancePath: instancePath + "/payment_methods_stitch_enabled", schemaPath: "#/anyOf/0/properties/payment_methods_stitch_enabled/const", keyword: "const", params: { allowedValue: false } };
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
    props0.payment_methods_stitch_enabled = true;
  }
  const _errs4 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.payment_methods_stitch_beneficiary_reference === void 0) {
      const err1 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "payment_methods_stitch_beneficiary_reference" } };
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
    const err2 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
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
      props0.payment_methods_stitch_enabled = true;
      props0.payment_methods_stitch_beneficiary_reference = true;
    }
    if (data.payment_methods_stitch_enabled !== void 0) {
      if (typeof data.payment_methods_stitch_enabled !== "boolean") {
        const err3 = { instancePath: instancePath + "/payment_methods_stitch_enabled", schemaPath: "#/properties/payment_methods_stitch_enabled/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.payment_methods_stitch_beneficiary_reference !== void 0) {
      if (typeof data.payment_methods_stitch_beneficiary_reference !== "string") {
        const err4 = { instancePath: instancePath + "/payment_methods_stitch_beneficiary_reference", schemaPath: "#/properties/payment_methods_stitch_beneficiary_reference/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate137.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate137.evaluated = { "dynamicProps": true, "dynamicItems": false };
var rules$payfast_topup_needs_merchant_id = validate138;
function validate138(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate138.evaluated;
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
    if (data.payment_methods_payfast_topup_enabled !== void 0) {
      if (false !== data.payment_methods_payfast_topup_enabled) {
        const err0 = { instancePath: instancePath + "/payment_methods_payfast_topup_enabled", schemaPath: "#/anyOf/0/properties/payment_methods_payfast_topup_enabled/const", keyword: "const", params: { allowedValue: false } };
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
    props0.payment_methods_payfast_topup_enabled = true;
  }
  const _errs4 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.payment_methods_payfast_topup_merchant_id === void 0) {
      const err1 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "payment_methods_payfast_topup_merchant_id" } };
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
    const err2 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
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
      props0.payment_methods_payfast_topup_enabled = true;
      props0.payment_methods_payfast_topup_merchant_id = true;
    }
    if (data.payment_methods_payfast_topup_enabled !== void 0) {
      if (typeof data.payment_methods_payfast_topup_enabled !== "boolean") {
        const err3 = { instancePath: instancePath + "/payment_methods_payfast_topup_enabled", schemaPath: "#/properties/payment_methods_payfast_topup_enabled/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.payment_methods_payfast_topup_merchant_id !== void 0) {
      if (typeof data.payment_methods_payfast_topup_merchant_id !== "string") {
        const err4 = { instancePath: instancePath + "/payment_methods_payfast_topup_merchant_id", schemaPath: "#/properties/payment_methods_payfast_topup_merchant_id/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate138.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate138.evaluated = { "dynamicProps": true, "dynamicItems": false };
var rules$bobpay_topup_needs_account_code = validate139;
function validate139(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate139.evaluated;
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
    if (data.payment_methods_bobpay_topup_enabled !== void 0) {
      if (false !== data.payment_methods_bobpay_topup_enabled) {
        const err0 = { instancePath: instancePath + "/payment_methods_bobpay_topup_enabled", schemaPath: "#/anyOf/0/properties/payment_methods_bobpay_topup_enabled/const", keyword: "const", params: { allowedValue: false } };
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
    props0.payment_methods_bobpay_topup_enabled = true;
  }
  const _errs4 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.payment_methods_bobpay_topup_recipient_account_code === void 0) {
      const err1 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "payment_methods_bobpay_topup_recipient_account_code" } };
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
    const err2 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
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
      props0.payment_methods_bobpay_topup_enabled = true;
      props0.payment_methods_bobpay_topup_recipient_account_code = true;
    }
    if (data.payment_methods_bobpay_topup_enabled !== void 0) {
      if (typeof data.payment_methods_bobpay_topup_enabled !== "boolean") {
        const err3 = { instancePath: instancePath + "/payment_methods_bobpay_topup_enabled", schemaPath: "#/properties/payment_methods_bobpay_topup_enabled/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.payment_methods_bobpay_topup_recipient_account_code !== void 0) {
      if (typeof data.payment_methods_bobpay_topup_recipient_account_code !== "string") {
        const err4 = { instancePath: instancePath + "/payment_methods_bobpay_topup_recipient_account_code", schemaPath: "#/properties/payment_methods_bobpay_topup_recipient_account_code/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate139.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate139.evaluated = { "dynamicProps": true, "dynamicItems": false };
var rules$stitch_topup_needs_client_id = validate140;
function validate140(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate140.evaluated;
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
    if (data.payment_methods_stitch_topup_enabled !== void 0) {
      if (false !== data.payment_methods_stitch_topup_enabled) {
        const err0 = { instancePath: instancePath + "/payment_methods_stitch_topup_enabled", schemaPath: "#/anyOf/0/properties/payment_methods_stitch_topup_enabled/const", keyword: "const", params: { allowedValue: false } };
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
    props0.payment_methods_stitch_topup_enabled = true;
  }
  const _errs4 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.payment_methods_stitch_topup_client_id === void 0) {
      const err1 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "payment_methods_stitch_topup_client_id" } };
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
    const err2 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
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
      props0.payment_methods_stitch_topup_enabled = true;
      props0.payment_methods_stitch_topup_client_id = true;
    }
    if (data.payment_methods_stitch_topup_enabled !== void 0) {
      if (typeof data.payment_methods_stitch_topup_enabled !== "boolean") {
        const err3 = { instancePath: instancePath + "/payment_methods_stitch_topup_enabled", schemaPath: "#/properties/payment_methods_stitch_topup_enabled/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.payment_methods_stitch_topup_client_id !== void 0) {
      if (typeof data.payment_methods_stitch_topup_client_id !== "string") {
        const err4 = { instancePath: instancePath + "/payment_methods_stitch_topup_client_id", schemaPath: "#/properties/payment_methods_stitch_topup_client_id/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate140.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate140.evaluated = { "dynamicProps": true, "dynamicItems": false };
var rules$stitch_topup_needs_holder = validate141;
function validate141(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate141.evaluated;
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
    if (data.payment_methods_stitch_topup_enabled !== void 0) {
      if (false !== data.payment_methods_stitch_topup_enabled) {
        const err0 = { instancePath: instancePath + "/payment_methods_stitch_topup_enabled", schemaPath: "#/anyOf/0/properties/payment_methods_stitch_topup_enabled/const", keyword: "const", params: { allowedValue: false } };
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
    props0.payment_methods_stitch_topup_enabled = true;
  }
  const _errs4 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.payment_methods_stitch_topup_beneficiary_name === void 0) {
      const err1 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "payment_methods_stitch_topup_beneficiary_name" } };
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
    const err2 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
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
      props0.payment_methods_stitch_topup_enabled = true;
      props0.payment_methods_stitch_topup_beneficiary_name = true;
    }
    if (data.payment_methods_stitch_topup_enabled !== void 0) {
      if (typeof data.payment_methods_stitch_topup_enabled !== "boolean") {
        const err3 = { instancePath: instancePath + "/payment_methods_stitch_topup_enabled", schemaPath: "#/properties/payment_methods_stitch_topup_enabled/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.payment_methods_stitch_topup_beneficiary_name !== void 0) {
      if (typeof data.payment_methods_stitch_topup_beneficiary_name !== "string") {
        const err4 = { instancePath: instancePath + "/payment_methods_stitch_topup_beneficiary_name", schemaPath: "#/properties/payment_methods_stitch_topup_beneficiary_name/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate141.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate141.evaluated = { "dynamicProps": true, "dynamicItems": false };
var rules$stitch_topup_needs_bank = validate142;
function validate142(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate142.evaluated;
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
    if (data.payment_methods_stitch_topup_enabled !== void 0) {
      if (false !== data.payment_methods_stitch_topup_enabled) {
        const err0 = { instancePath: instancePath + "/payment_methods_stitch_topup_enabled", schemaPath: "#/anyOf/0/properties/payment_methods_stitch_topup_enabled/const", keyword: "const", params: { allowedValue: false } };
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
    props0.payment_methods_stitch_topup_enabled = true;
  }
  const _errs4 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.payment_methods_stitch_topup_beneficiary_bank_id === void 0) {
      const err1 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "payment_methods_stitch_topup_beneficiary_bank_id" } };
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
    const err2 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
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
      props0.payment_methods_stitch_topup_enabled = true;
      props0.payment_methods_stitch_topup_beneficiary_bank_id = true;
    }
    if (data.payment_methods_stitch_topup_enabled !== void 0) {
      if (typeof data.payment_methods_stitch_topup_enabled !== "boolean") {
        const err3 = { instancePath: instancePath + "/payment_methods_stitch_topup_enabled", schemaPath: "#/properties/payment_methods_stitch_topup_enabled/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.payment_methods_stitch_topup_beneficiary_bank_id !== void 0) {
      if (typeof data.payment_methods_stitch_topup_beneficiary_bank_id !== "string") {
        const err4 = { instancePath: instancePath + "/payment_methods_stitch_topup_beneficiary_bank_id", schemaPath: "#/properties/payment_methods_stitch_topup_beneficiary_bank_id/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate142.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate142.evaluated = { "dynamicProps": true, "dynamicItems": false };
var rules$stitch_topup_needs_account = validate143;
function validate143(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate143.evaluated;
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
    if (data.payment_methods_stitch_topup_enabled !== void 0) {
      if (false !== data.payment_methods_stitch_topup_enabled) {
        const err0 = { instancePath: instancePath + "/payment_methods_stitch_topup_enabled", schemaPath: "#/anyOf/0/properties/payment_methods_stitch_topup_enabled/const", keyword: "const", params: { allowedValue: false } };
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
    props0.payment_methods_stitch_topup_enabled = true;
  }
  const _errs4 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.payment_methods_stitch_topup_beneficiary_account_number === void 0) {
      const err1 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "payment_methods_stitch_topup_beneficiary_account_number" } };
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
    const err2 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
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
      props0.payment_methods_stitch_topup_enabled = true;
      props0.payment_methods_stitch_topup_beneficiary_account_number = true;
    }
    if (data.payment_methods_stitch_topup_enabled !== void 0) {
      if (typeof data.payment_methods_stitch_topup_enabled !== "boolean") {
        const err3 = { instancePath: instancePath + "/payment_methods_stitch_topup_enabled", schemaPath: "#/properties/payment_methods_stitch_topup_enabled/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.payment_methods_stitch_topup_beneficiary_account_number !== void 0) {
      if (typeof data.payment_methods_stitch_topup_beneficiary_account_number !== "string") {
        const err4 = { instancePath: instancePath + "/payment_methods_stitch_topup_beneficiary_account_number", schemaPath: "#/properties/payment_methods_stitch_topup_beneficiary_account_number/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate143.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate143.evaluated = { "dynamicProps": true, "dynamicItems": false };
var rules$stitch_topup_needs_reference = validate144;
function validate144(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate144.evaluated;
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
    if (data.payment_methods_stitch_topup_enabled !== void 0) {
      if (false !== data.payment_methods_stitch_topup_enabled) {
        const err0 = { instancePath: instancePath + "/payment_methods_stitch_topup_enabled", schemaPath: "#/anyOf/0/properties/payment_methods_stitch_topup_enabled/const", keyword: "const", params: { allowedValue: false } };
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
    props0.payment_methods_stitch_topup_enabled = true;
  }
  const _errs4 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.payment_methods_stitch_topup_beneficiary_reference === void 0) {
      const err1 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "payment_methods_stitch_topup_beneficiary_reference" } };
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
    const err2 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
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
      props0.payment_methods_stitch_topup_enabled = true;
      props0.payment_methods_stitch_topup_beneficiary_reference = true;
    }
    if (data.payment_methods_stitch_topup_enabled !== void 0) {
      if (typeof data.payment_methods_stitch_topup_enabled !== "boolean") {
        const err3 = { instancePath: instancePath + "/payment_methods_stitch_topup_enabled", schemaPath: "#/properties/payment_methods_stitch_topup_enabled/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.payment_methods_stitch_topup_beneficiary_reference !== void 0) {
      if (typeof data.payment_methods_stitch_topup_beneficiary_reference !== "string") {
        const err4 = { instancePath: instancePath + "/payment_methods_stitch_topup_beneficiary_reference", schemaPath: "#/properties/payment_methods_stitch_topup_beneficiary_reference/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate144.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate144.evaluated = { "dynamicProps": true, "dynamicItems": false };
var rules$custom_top_up_needs_name = validate145;
function validate145(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate145.evaluated;
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
    if (data.payment_methods_custom_enabled !== void 0) {
      if (false !== data.payment_methods_custom_enabled) {
        const err0 = { instancePath: instancePath + "/payment_methods_custom_enabled", schemaPath: "#/anyOf/0/properties/payment_methods_custom_enabled/const", keyword: "const", params: { allowedValue: false } };
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
    props0.payment_methods_custom_enabled = true;
  }
  const _errs4 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.payment_methods_custom_name === void 0) {
      const err1 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "payment_methods_custom_name" } };
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
    const err2 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
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
      props0.payment_methods_custom_enabled = true;
      props0.payment_methods_custom_name = true;
    }
    if (data.payment_methods_custom_enabled !== void 0) {
      if (typeof data.payment_methods_custom_enabled !== "boolean") {
        const err3 = { instancePath: instancePath + "/payment_methods_custom_enabled", schemaPath: "#/properties/payment_methods_custom_enabled/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.payment_methods_custom_name !== void 0) {
      if (typeof data.payment_methods_custom_name !== "string") {
        const err4 = { instancePath: instancePath + "/payment_methods_custom_name", schemaPath: "#/properties/payment_methods_custom_name/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate145.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate145.evaluated = { "dynamicProps": true, "dynamicItems": false };
var rules$custom_top_up_needs_url = validate146;
function validate146(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate146.evaluated;
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
    if (data.payment_methods_custom_enabled !== void 0) {
      if (false !== data.payment_methods_custom_enabled) {
        const err0 = { instancePath: instancePath + "/payment_methods_custom_enabled", schemaPath: "#/anyOf/0/properties/payment_methods_custom_enabled/const", keyword: "const", params: { allowedValue: false } };
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
    props0.payment_methods_custom_enabled = true;
  }
  const _errs4 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.payment_methods_custom_url === void 0) {
      const err1 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "payment_methods_custom_url" } };
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
    const err2 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
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
      props0.payment_methods_custom_enabled = true;
      props0.payment_methods_custom_url = true;
    }
    if (data.payment_methods_custom_enabled !== void 0) {
      if (typeof data.payment_methods_custom_enabled !== "boolean") {
        const err3 = { instancePath: instancePath + "/payment_methods_custom_enabled", schemaPath: "#/properties/payment_methods_custom_enabled/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.payment_methods_custom_url !== void 0) {
      if (typeof data.payment_methods_custom_url !== "string") {
        const err4 = { instancePath: instancePath + "/payment_methods_custom_url", schemaPath: "#/properties/payment_methods_custom_url/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate146.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate146.evaluated = { "dynamicProps": true, "dynamicItems": false };
var rules$eft_needs_bank = validate147;
function validate147(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate147.evaluated;
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
    if (data.payment_methods_eft_enabled !== void 0) {
      if (false !== data.payment_methods_eft_enabled) {
        const err0 = { instancePath: instancePath + "/payment_methods_eft_enabled", schemaPath: "#/anyOf/0/properties/payment_methods_eft_enabled/const", keyword: "const", params: { allowedValue: false } };
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
    props0.payment_methods_eft_enabled = true;
  }
  const _errs4 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.payment_methods_eft_bank === void 0) {
      const err1 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "payment_methods_eft_bank" } };
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
    const err2 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
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
      props0.payment_methods_eft_enabled = true;
      props0.payment_methods_eft_bank = true;
    }
    if (data.payment_methods_eft_enabled !== void 0) {
      if (typeof data.payment_methods_eft_enabled !== "boolean") {
        const err3 = { instancePath: instancePath + "/payment_methods_eft_enabled", schemaPath: "#/properties/payment_methods_eft_enabled/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.payment_methods_eft_bank !== void 0) {
      if (typeof data.payment_methods_eft_bank !== "string") {
        const err4 = { instancePath: instancePath + "/payment_methods_eft_bank", schemaPath: "#/properties/payment_methods_eft_bank/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate147.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate147.evaluated = { "dynamicProps": true, "dynamicItems": false };
var rules$eft_needs_branch_code = validate148;
function validate148(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate148.evaluated;
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
    if (data.payment_methods_eft_enabled !== void 0) {
      if (false !== data.payment_methods_eft_enabled) {
        const err0 = { instancePath: instancePath + "/payment_methods_eft_enabled", schemaPath: "#/anyOf/0/properties/payment_methods_eft_enabled/const", keyword: "const", params: { allowedValue: false } };
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
    props0.payment_methods_eft_enabled = true;
  }
  const _errs4 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.payment_methods_eft_branch_code === void 0) {
      const err1 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "payment_methods_eft_branch_code" } };
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
    const err2 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
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
      props0.payment_methods_eft_enabled = true;
      props0.payment_methods_eft_branch_code = true;
    }
    if (data.payment_methods_eft_enabled !== void 0) {
      if (typeof data.payment_methods_eft_enabled !== "boolean") {
        const err3 = { instancePath: instancePath + "/payment_methods_eft_enabled", schemaPath: "#/properties/payment_methods_eft_enabled/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.payment_methods_eft_branch_code !== void 0) {
      if (typeof data.payment_methods_eft_branch_code !== "string") {
        const err4 = { instancePath: instancePath + "/payment_methods_eft_branch_code", schemaPath: "#/properties/payment_methods_eft_branch_code/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate148.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate148.evaluated = { "dynamicProps": true, "dynamicItems": false };
var rules$eft_needs_account_number = validate149;
function validate149(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate149.evaluated;
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
    if (data.payment_methods_eft_enabled !== void 0) {
      if (false !== data.payment_methods_eft_enabled) {
        const err0 = { instancePath: instancePath + "/payment_methods_eft_enabled", schemaPath: "#/anyOf/0/properties/payment_methods_eft_enabled/const", keyword: "const", params: { allowedValue: false } };
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
    props0.payment_methods_eft_enabled = true;
  }
  const _errs4 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.payment_methods_eft_account_number === void 0) {
      const err1 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "payment_methods_eft_account_number" } };
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
    const err2 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
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
      props0.payment_methods_eft_enabled = true;
      props0.payment_methods_eft_account_number = true;
    }
    if (data.payment_methods_eft_enabled !== void 0) {
      if (typeof data.payment_methods_eft_enabled !== "boolean") {
        const err3 = { instancePath: instancePath + "/payment_methods_eft_enabled", schemaPath: "#/properties/payment_methods_eft_enabled/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.payment_methods_eft_account_number !== void 0) {
      if (typeof data.payment_methods_eft_account_number !== "string") {
        const err4 = { instancePath: instancePath + "/payment_methods_eft_account_number", schemaPath: "#/properties/payment_methods_eft_account_number/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate149.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate149.evaluated = { "dynamicProps": true, "dynamicItems": false };
var rules$payment_import_order = validate150;
function validate150(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate150.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.payment_import_start_date !== void 0) {
      if (typeof data.payment_import_start_date !== "string") {
        const err0 = { instancePath: instancePath + "/payment_import_start_date", schemaPath: "#/properties/payment_import_start_date/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.payment_import_end_date !== void 0) {
      let data1 = data.payment_import_end_date;
      if (typeof data1 === "string") {
        if (!formats6.validate(data1)) {
          const err1 = { instancePath: instancePath + "/payment_import_end_date", schemaPath: "#/properties/payment_import_end_date/format", keyword: "format", params: { format: "date" } };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        const vSchema0 = data && data.payment_import_start_date;
        if (vSchema0 !== void 0 && (typeof vSchema0 !== "string" || formats6.compare(data1, vSchema0) < 0)) {
          const err2 = { instancePath: instancePath + "/payment_import_end_date", schemaPath: "#/properties/payment_import_end_date/formatMinimum", keyword: "formatMinimum", params: { comparison: ">=", limit: vSchema0 } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/payment_import_end_date", schemaPath: "#/properties/payment_import_end_date/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate150.errors = vErrors;
  return errors === 0;
}
validate150.evaluated = { "props": { "payment_import_start_date": true, "payment_import_end_date": true }, "dynamicProps": false, "dynamicItems": false };
var rules$parcel_length_order = validate151;
function validate151(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate151.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.minimum_parcel_length !== void 0) {
      let data0 = data.minimum_parcel_length;
      if (!(typeof data0 == "number" && isFinite(data0))) {
        const err0 = { instancePath: instancePath + "/minimum_parcel_length", schemaPath: "#/properties/minimum_parcel_length/type", keyword: "type", params: { type: "number" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.maximum_parcel_length !== void 0) {
      let data1 = data.maximum_parcel_length;
      if (typeof data1 == "number" && isFinite(data1)) {
        const vSchema0 = data && data.minimum_parcel_length;
        if (vSchema0 !== void 0 && (!(typeof vSchema0 == "number" && isFinite(vSchema0)) || (data1 < vSchema0 || isNaN(data1)))) {
          const err1 = { instancePath: instancePath + "/maximum_parcel_length", schemaPath: "#/properties/maximum_parcel_length/minimum", keyword: "minimum", params: { comparison: ">=", limit: vSchema0 } };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/maximum_parcel_length", schemaPath: "#/properties/maximum_parcel_length/type", keyword: "type", params: { type: "number" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate151.errors = vErrors;
  return errors === 0;
}
validate151.evaluated = { "props": { "minimum_parcel_length": true, "maximum_parcel_length": true }, "dynamicProps": false, "dynamicItems": false };
var rules$parcel_width_order = validate152;
function validate152(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate152.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.minimum_parcel_width !== void 0) {
      let data0 = data.minimum_parcel_width;
      if (!(typeof data0 == "number" && isFinite(data0))) {
        const err0 = { instancePath: instancePath + "/minimum_parcel_width", schemaPath: "#/properties/minimum_parcel_width/type", keyword: "type", params: { type: "number" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.maximum_parcel_width !== void 0) {
      let data1 = data.maximum_parcel_width;
      if (typeof data1 == "number" && isFinite(data1)) {
        const vSchema0 = data && data.minimum_parcel_width;
        if (vSchema0 !== void 0 && (!(typeof vSchema0 == "number" && isFinite(vSchema0)) || (data1 < vSchema0 || isNaN(data1)))) {
          const err1 = { instancePath: instancePath + "/maximum_parcel_width", schemaPath: "#/properties/maximum_parcel_width/minimum", keyword: "minimum", params: { comparison: ">=", limit: vSchema0 } };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/maximum_parcel_width", schemaPath: "#/properties/maximum_parcel_width/type", keyword: "type", params: { type: "number" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate152.errors = vErrors;
  return errors === 0;
}
validate152.evaluated = { "props": { "minimum_parcel_width": true, "maximum_parcel_width": true }, "dynamicProps": false, "dynamicItems": false };
var rules$parcel_height_order = validate153;
function validate153(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate153.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.minimum_parcel_height !== void 0) {
      let data0 = data.minimum_parcel_height;
      if (!(typeof data0 == "number" && isFinite(data0))) {
        const err0 = { instancePath: instancePath + "/minimum_parcel_height", schemaPath: "#/properties/minimum_parcel_height/type", keyword: "type", params: { type: "number" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.maximum_parcel_height !== void 0) {
      let data1 = data.maximum_parcel_height;
      if (typeof data1 == "number" && isFinite(data1)) {
        const vSchema0 = data && data.minimum_parcel_height;
        if (vSchema0 !== void 0 && (!(typeof vSchema0 == "number" && isFinite(vSchema0)) || (data1 < vSchema0 || isNaN(data1)))) {
          const err1 = { instancePath: instancePath + "/maximum_parcel_height", schemaPath: "#/properties/maximum_parcel_height/minimum", keyword: "minimum", params: { comparison: ">=", limit: vSchema0 } };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/maximum_parcel_height", schemaPath: "#/properties/maximum_parcel_height/type", keyword: "type", params: { type: "number" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate153.errors = vErrors;
  return errors === 0;
}
validate153.evaluated = { "props": { "minimum_parcel_height": true, "maximum_parcel_height": true }, "dynamicProps": false, "dynamicItems": false };
var rules$parcel_weight_order = validate154;
function validate154(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate154.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.minimum_parcel_weight !== void 0) {
      let data0 = data.minimum_parcel_weight;
      if (!(typeof data0 == "number" && isFinite(data0))) {
        const err0 = { instancePath: instancePath + "/minimum_parcel_weight", schemaPath: "#/properties/minimum_parcel_weight/type", keyword: "type", params: { type: "number" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.maximum_parcel_weight !== void 0) {
      let data1 = data.maximum_parcel_weight;
      if (typeof data1 == "number" && isFinite(data1)) {
        const vSchema0 = data && data.minimum_parcel_weight;
        if (vSchema0 !== void 0 && (!(typeof vSchema0 == "number" && isFinite(vSchema0)) || (data1 < vSchema0 || isNaN(data1)))) {
          const err1 = { instancePath: instancePath + "/maximum_parcel_weight", schemaPath: "#/properties/maximum_parcel_weight/minimum", keyword: "minimum", params: { comparison: ">=", limit: vSchema0 } };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/maximum_parcel_weight", schemaPath: "#/properties/maximum_parcel_weight/type", keyword: "type", params: { type: "number" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate154.errors = vErrors;
  return errors === 0;
}
validate154.evaluated = { "props": { "minimum_parcel_weight": true, "maximum_parcel_weight": true }, "dynamicProps": false, "dynamicItems": false };
var rules$one_default_packaging = validate155;
function validate155(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate155.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.parcel_types !== void 0) {
      let data0 = data.parcel_types;
      if (Array.isArray(data0)) {
        const _errs3 = errors;
        const len0 = data0.length;
        let valid1 = true;
        if (data0.length > 0) {
          let count0 = 0;
          for (let i0 = 0; i0 < len0; i0++) {
            let data1 = data0[i0];
            const _errs4 = errors;
            if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
              if (data1.is_default === void 0) {
                const err0 = { instancePath: instancePath + "/parcel_types/" + i0, schemaPath: "#/properties/parcel_types/contains/required", keyword: "required", params: { missingProperty: "is_default" } };
                if (vErrors === null) {
                  vErrors = [err0];
                } else {
                  vErrors.push(err0);
                }
                errors++;
              }
              if (data1.is_default !== void 0) {
                if (true !== data1.is_default) {
                  const err1 = { instancePath: instancePath + "/parcel_types/" + i0 + "/is_default", schemaPath: "#/properties/parcel_types/contains/properties/is_default/const", keyword: "const", params: { allowedValue: true } };
                  if (vErrors === null) {
                    vErrors = [err1];
                  } else {
                    vErrors.push(err1);
                  }
                  errors++;
                }
              }
            } else {
              const err2 = { instancePath: instancePath + "/parcel_types/" + i0, schemaPath: "#/properties/parcel_types/contains/type", keyword: "type", params: { type: "object" } };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
            var _valid0 = _errs4 === errors;
            if (_valid0) {
              count0++;
              if (count0 > 1) {
                valid1 = false;
                break;
              }
              if (count0 >= 0) {
                valid1 = true;
              }
            }
          }
        }
        if (!valid1) {
          const err3 = { instancePath: instancePath + "/parcel_types", schemaPath: "#/properties/parcel_types/contains", keyword: "contains", params: { minContains: 0, maxContains: 1 } };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
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
      } else {
        const err4 = { instancePath: instancePath + "/parcel_types", schemaPath: "#/properties/parcel_types/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate155.errors = vErrors;
  return errors === 0;
}
validate155.evaluated = { "props": { "parcel_types": true }, "dynamicProps": false, "dynamicItems": false };
var rules$registration_number_range = validate156;
function validate156(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate156.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.public_registration_fields !== void 0) {
      let data0 = data.public_registration_fields;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            if (data1.minimum !== void 0) {
              let data2 = data1.minimum;
              if (!(typeof data2 == "number" && isFinite(data2))) {
                const err0 = { instancePath: instancePath + "/public_registration_fields/" + i0 + "/minimum", schemaPath: "#/properties/public_registration_fields/items/properties/minimum/type", keyword: "type", params: { type: "number" } };
                if (vErrors === null) {
                  vErrors = [err0];
                } else {
                  vErrors.push(err0);
                }
                errors++;
              }
            }
            if (data1.maximum !== void 0) {
              let data3 = data1.maximum;
              if (typeof data3 == "number" && isFinite(data3)) {
                const vSchema0 = data1 && data1.minimum;
                if (vSchema0 !== void 0 && (!(typeof vSchema0 == "number" && isFinite(vSchema0)) || (data3 < vSchema0 || isNaN(data3)))) {
                  const err1 = { instancePath: instancePath + "/public_registration_fields/" + i0 + "/maximum", schemaPath: "#/properties/public_registration_fields/items/properties/maximum/minimum", keyword: "minimum", params: { comparison: ">=", limit: vSchema0 } };
                  if (vErrors === null) {
                    vErrors = [err1];
                  } else {
                    vErrors.push(err1);
                  }
                  errors++;
                }
              } else {
                const err2 = { instancePath: instancePath + "/public_registration_fields/" + i0 + "/maximum", schemaPath: "#/properties/public_registration_fields/items/properties/maximum/type", keyword: "type", params: { type: "number" } };
                if (vErrors === null) {
                  vErrors = [err2];
                } else {
                  vErrors.push(err2);
                }
                errors++;
              }
            }
          } else {
            const err3 = { instancePath: instancePath + "/public_registration_fields/" + i0, schemaPath: "#/properties/public_registration_fields/items/type", keyword: "type", params: { type: "object" } };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
      } else {
        const err4 = { instancePath: instancePath + "/public_registration_fields", schemaPath: "#/properties/public_registration_fields/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate156.errors = vErrors;
  return errors === 0;
}
validate156.evaluated = { "props": { "public_registration_fields": true }, "dynamicProps": false, "dynamicItems": false };
var rules$account_detail_number_range = validate157;
function validate157(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate157.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.internal_account_detail_fields !== void 0) {
      let data0 = data.internal_account_detail_fields;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            if (data1.minimum !== void 0) {
              let data2 = data1.minimum;
              if (!(typeof data2 == "number" && isFinite(data2))) {
                const err0 = { instancePath: instancePath + "/internal_account_detail_fields/" + i0 + "/minimum", schemaPath: "#/properties/internal_account_detail_fields/items/properties/minimum/type", keyword: "type", params: { type: "number" } };
                if (vErrors === null) {
                  vErrors = [err0];
                } else {
                  vErrors.push(err0);
                }
                errors++;
              }
            }
            if (data1.maximum !== void 0) {
              let data3 = data1.maximum;
              if (typeof data3 == "number" && isFinite(data3)) {
                const vSchema0 = data1 && data1.minimum;
                if (vSchema0 !== void 0 && (!(typeof vSchema0 == "number" && isFinite(vSchema0)) || (data3 < vSchema0 || isNaN(data3)))) {
                  const err1 = { instancePath: instancePath + "/internal_account_detail_fields/" + i0 + "/maximum", schemaPath: "#/properties/internal_account_detail_fields/items/properties/maximum/minimum", keyword: "minimum", params: { comparison: ">=", limit: vSchema0 } };
                  if (vErrors === null) {
                    vErrors = [err1];
                  } else {
                    vErrors.push(err1);
                  }
                  errors++;
                }
              } else {
                const err2 = { instancePath: instancePath + "/internal_account_detail_fields/" + i0 + "/maximum", schemaPath: "#/properties/internal_account_detail_fields/items/properties/maximum/type", keyword: "type", params: { type: "number" } };
                if (vErrors === null) {
                  vErrors = [err2];
                } else {
                  vErrors.push(err2);
                }
                errors++;
              }
            }
          } else {
            const err3 = { instancePath: instancePath + "/internal_account_detail_fields/" + i0, schemaPath: "#/properties/internal_account_detail_fields/items/type", keyword: "type", params: { type: "object" } };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
      } else {
        const err4 = { instancePath: instancePath + "/internal_account_detail_fields", schemaPath: "#/properties/internal_account_detail_fields/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate157.errors = vErrors;
  return errors === 0;
}
validate157.evaluated = { "props": { "internal_account_detail_fields": true }, "dynamicProps": false, "dynamicItems": false };
var rules$daily_manifest_between_two_branches = validate158;
var func230 = require_equal().default;
function validate158(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate158.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.daily_manifests_config !== void 0) {
      let data0 = data.daily_manifests_config;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          const _errs4 = errors;
          let valid3 = false;
          const _errs5 = errors;
          const _errs6 = errors;
          const _errs7 = errors;
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            let missing0;
            if (data1.from_branch === void 0 && (missing0 = "from_branch")) {
              const err0 = {};
              if (vErrors === null) {
                vErrors = [err0];
              } else {
                vErrors.push(err0);
              }
              errors++;
            }
          }
          var valid4 = _errs7 === errors;
          if (valid4) {
            const err1 = { instancePath: instancePath + "/daily_manifests_config/" + i0, schemaPath: "#/properties/daily_manifests_config/items/anyOf/0/not", keyword: "not", params: {} };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          } else {
            errors = _errs6;
            if (vErrors !== null) {
              if (_errs6) {
                vErrors.length = _errs6;
              } else {
                vErrors = null;
              }
            }
          }
          var _valid0 = _errs5 === errors;
          valid3 = valid3 || _valid0;
          const _errs8 = errors;
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            if (data1.to_branch !== void 0) {
              const _errs10 = errors;
              const _errs11 = errors;
              const vSchema0 = data1 && data1.from_branch;
              if (vSchema0 !== void 0 && !func230(data1.to_branch, vSchema0)) {
                const err2 = {};
                if (vErrors === null) {
                  vErrors = [err2];
                } else {
                  vErrors.push(err2);
                }
                errors++;
              }
              var valid6 = _errs11 === errors;
              if (valid6) {
                const err3 = { instancePath: instancePath + "/daily_manifests_config/" + i0 + "/to_branch", schemaPath: "#/properties/daily_manifests_config/items/anyOf/1/properties/to_branch/not", keyword: "not", params: {} };
                if (vErrors === null) {
                  vErrors = [err3];
                } else {
                  vErrors.push(err3);
                }
                errors++;
              } else {
                errors = _errs10;
                if (vErrors !== null) {
                  if (_errs10) {
                    vErrors.length = _errs10;
                  } else {
                    vErrors = null;
                  }
                }
              }
            }
          }
          var _valid0 = _errs8 === errors;
          valid3 = valid3 || _valid0;
          if (_valid0) {
            var props0 = {};
            props0.to_branch = true;
          }
          if (!valid3) {
            const err4 = { instancePath: instancePath + "/daily_manifests_config/" + i0, schemaPath: "#/properties/daily_manifests_config/items/anyOf", keyword: "anyOf", params: {} };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          } else {
            errors = _errs4;
            if (vErrors !== null) {
              if (_errs4) {
                vErrors.length = _errs4;
              } else {
                vErrors = null;
              }
            }
          }
        }
      } else {
        const err5 = { instancePath: instancePath + "/daily_manifests_config", schemaPath: "#/properties/daily_manifests_config/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate158.errors = vErrors;
  return errors === 0;
}
validate158.evaluated = { "props": { "daily_manifests_config": true }, "dynamicProps": false, "dynamicItems": false };
var rules$push_hours_order = validate159;
function validate159(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate159.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.push_notifications_active_hours_from !== void 0) {
      if (typeof data.push_notifications_active_hours_from !== "string") {
        const err0 = { instancePath: instancePath + "/push_notifications_active_hours_from", schemaPath: "#/properties/push_notifications_active_hours_from/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.push_notifications_active_hours_to !== void 0) {
      let data1 = data.push_notifications_active_hours_to;
      if (typeof data1 === "string") {
        if (!formats4.validate.test(data1)) {
          const err1 = { instancePath: instancePath + "/push_notifications_active_hours_to", schemaPath: "#/properties/push_notifications_active_hours_to/format", keyword: "format", params: { format: "time-of-day" } };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        const vSchema0 = data && data.push_notifications_active_hours_from;
        if (vSchema0 !== void 0 && (typeof vSchema0 !== "string" || formats4.compare(data1, vSchema0) <= 0)) {
          const err2 = { instancePath: instancePath + "/push_notifications_active_hours_to", schemaPath: "#/properties/push_notifications_active_hours_to/formatExclusiveMinimum", keyword: "formatExclusiveMinimum", params: { comparison: ">", limit: vSchema0 } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/push_notifications_active_hours_to", schemaPath: "#/properties/push_notifications_active_hours_to/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate159.errors = vErrors;
  return errors === 0;
}
validate159.evaluated = { "props": { "push_notifications_active_hours_from": true, "push_notifications_active_hours_to": true }, "dynamicProps": false, "dynamicItems": false };
var rules$pod1_asks_for_something = validate160;
var schema160 = { "type": "object", "properties": { "driver_pod1": { "type": "object", "anyOf": [{ "properties": { "enabled": { "const": false } } }, { "properties": { "name": { "enum": ["optional", "required"] } }, "required": ["name"] }, { "properties": { "mobile_number": { "enum": ["optional", "required"] } }, "required": ["mobile_number"] }, { "properties": { "department": { "enum": ["optional", "required"] } }, "required": ["department"] }, { "properties": { "description": { "enum": ["optional", "required"] } }, "required": ["description"] }, { "properties": { "photos": { "enum": ["optional", "required"] } }, "required": ["photos"] }, { "properties": { "signature": { "enum": ["optional", "required"] } }, "required": ["signature"] }] } } };
function validate160(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate160.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.driver_pod1 !== void 0) {
      let data0 = data.driver_pod1;
      if (!(data0 && typeof data0 == "object" && !Array.isArray(data0))) {
        const err0 = { instancePath: instancePath + "/driver_pod1", schemaPath: "#/properties/driver_pod1/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      const _errs3 = errors;
      let valid1 = false;
      const _errs4 = errors;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.enabled !== void 0) {
          if (false !== data0.enabled) {
            const err1 = { instancePath: instancePath + "/driver_pod1/enabled", schemaPath: "#/properties/driver_pod1/anyOf/0/properties/enabled/const", keyword: "const", params: { allowedValue: false } };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        }
      }
      var _valid0 = _errs4 === errors;
      valid1 = valid1 || _valid0;
      if (_valid0) {
        var props0 = {};
        props0.enabled = true;
      }
      const _errs6 = errors;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.name === void 0) {
          const err2 = { instancePath: instancePath + "/driver_pod1", schemaPath: "#/properties/driver_pod1/anyOf/1/required", keyword: "required", params: { missingProperty: "name" } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data0.name !== void 0) {
          let data2 = data0.name;
          if (!(data2 === "optional" || data2 === "required")) {
            const err3 = { instancePath: instancePath + "/driver_pod1/name", schemaPath: "#/properties/driver_pod1/anyOf/1/properties/name/enum", keyword: "enum", params: { allowedValues: schema160.properties.driver_pod1.anyOf[1].properties.name.enum } };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
      }
      var _valid0 = _errs6 === errors;
      valid1 = valid1 || _valid0;
      if (_valid0) {
        if (props0 !== true) {
          props0 = props0 || {};
          props0.name = true;
        }
      }
      const _errs8 = errors;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.mobile_number === void 0) {
          const err4 = { instancePath: instancePath + "/driver_pod1", schemaPath: "#/properties/driver_pod1/anyOf/2/required", keyword: "required", params: { missingProperty: "mobile_number" } };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data0.mobile_number !== void 0) {
          let data3 = data0.mobile_number;
          if (!(data3 === "optional" || data3 === "required")) {
            const err5 = { instancePath: instancePath + "/driver_pod1/mobile_number", schemaPath: "#/properties/driver_pod1/anyOf/2/properties/mobile_number/enum", keyword: "enum", params: { allowedValues: schema160.properties.driver_pod1.anyOf[2].properties.mobile_number.enum } };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
      }
      var _valid0 = _errs8 === errors;
      valid1 = valid1 || _valid0;
      if (_valid0) {
        if (props0 !== true) {
          props0 = props0 || {};
          props0.mobile_number = true;
        }
      }
      const _errs10 = errors;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.department === void 0) {
          const err6 = { instancePath: instancePath + "/driver_pod1", schemaPath: "#/properties/driver_pod1/anyOf/3/required", keyword: "required", params: { missingProperty: "department" } };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data0.department !== void 0) {
          let data4 = data0.department;
          if (!(data4 === "optional" || data4 === "required")) {
            const err7 = { instancePath: instancePath + "/driver_pod1/department", schemaPath: "#/properties/driver_pod1/anyOf/3/properties/department/enum", keyword: "enum", params: { allowedValues: schema160.properties.driver_pod1.anyOf[3].properties.department.enum } };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
      }
      var _valid0 = _errs10 === errors;
      valid1 = valid1 || _valid0;
      if (_valid0) {
        if (props0 !== true) {
          props0 = props0 || {};
          props0.department = true;
        }
      }
      const _errs12 = errors;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.description === void 0) {
          const err8 = { instancePath: instancePath + "/driver_pod1", schemaPath: "#/properties/driver_pod1/anyOf/4/required", keyword: "required", params: { missingProperty: "description" } };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (data0.description !== void 0) {
          let data5 = data0.description;
          if (!(data5 === "optional" || data5 === "required")) {
            const err9 = { instancePath: instancePath + "/driver_pod1/description", schemaPath: "#/properties/driver_pod1/anyOf/4/properties/description/enum", keyword: "enum", params: { allowedValues: schema160.properties.driver_pod1.anyOf[4].properties.description.enum } };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
      }
      var _valid0 = _errs12 === errors;
      valid1 = valid1 || _valid0;
      if (_valid0) {
        if (props0 !== true) {
          props0 = props0 || {};
          props0.description = true;
        }
      }
      const _errs14 = errors;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.photos === void 0) {
          const err10 = { instancePath: instancePath + "/driver_pod1", schemaPath: "#/properties/driver_pod1/anyOf/5/required", keyword: "required", params: { missingProperty: "photos" } };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (data0.photos !== void 0) {
          let data6 = data0.photos;
          if (!(data6 === "optional" || data6 === "required")) {
            const err11 = { instancePath: instancePath + "/driver_pod1/photos", schemaPath: "#/properties/driver_pod1/anyOf/5/properties/photos/enum", keyword: "enum", params: { allowedValues: schema160.properties.driver_pod1.anyOf[5].properties.photos.enum } };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
      }
      var _valid0 = _errs14 === errors;
      valid1 = valid1 || _valid0;
      if (_valid0) {
        if (props0 !== true) {
          props0 = props0 || {};
          props0.photos = true;
        }
      }
      const _errs16 = errors;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.signature === void 0) {
          const err12 = { instancePath: instancePath + "/driver_pod1", schemaPath: "#/properties/driver_pod1/anyOf/6/required", keyword: "required", params: { missingProperty: "signature" } };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        if (data0.signature !== void 0) {
          let data7 = data0.signature;
          if (!(data7 === "optional" || data7 === "required")) {
            const err13 = { instancePath: instancePath + "/driver_pod1/signature", schemaPath: "#/properties/driver_pod1/anyOf/6/properties/signature/enum", keyword: "enum", params: { allowedValues: schema160.properties.driver_pod1.anyOf[6].properties.signature.enum } };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
      }
      var _valid0 = _errs16 === errors;
      valid1 = valid1 || _valid0;
      if (_valid0) {
        if (props0 !== true) {
          props0 = props0 || {};
          props0.signature = true;
        }
      }
      if (!valid1) {
        const err14 = { instancePath: instancePath + "/driver_pod1", schemaPath: "#/properties/driver_pod1/anyOf", keyword: "anyOf", params: {} };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
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
  } else {
    const err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err15];
    } else {
      vErrors.push(err15);
    }
    errors++;
  }
  validate160.errors = vErrors;
  return errors === 0;
}
validate160.evaluated = { "props": { "driver_pod1": true }, "dynamicProps": false, "dynamicItems": false };
var rules$pod2_asks_for_something = validate161;
var schema161 = { "type": "object", "properties": { "driver_pod2": { "type": "object", "anyOf": [{ "properties": { "enabled": { "const": false } } }, { "properties": { "name": { "enum": ["optional", "required"] } }, "required": ["name"] }, { "properties": { "mobile_number": { "enum": ["optional", "required"] } }, "required": ["mobile_number"] }, { "properties": { "department": { "enum": ["optional", "required"] } }, "required": ["department"] }, { "properties": { "description": { "enum": ["optional", "required"] } }, "required": ["description"] }, { "properties": { "photos": { "enum": ["optional", "required"] } }, "required": ["photos"] }, { "properties": { "signature": { "enum": ["optional", "required"] } }, "required": ["signature"] }] } } };
function validate161(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate161.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.driver_pod2 !== void 0) {
      let data0 = data.driver_pod2;
      if (!(data0 && typeof data0 == "object" && !Array.isArray(data0))) {
        const err0 = { instancePath: instancePath + "/driver_pod2", schemaPath: "#/properties/driver_pod2/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      const _errs3 = errors;
      let valid1 = false;
      const _errs4 = errors;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.enabled !== void 0) {
          if (false !== data0.enabled) {
            const err1 = { instancePath: instancePath + "/driver_pod2/enabled", schemaPath: "#/properties/driver_pod2/anyOf/0/properties/enabled/const", keyword: "const", params: { allowedValue: false } };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        }
      }
      var _valid0 = _errs4 === errors;
      valid1 = valid1 || _valid0;
      if (_valid0) {
        var props0 = {};
        props0.enabled = true;
      }
      const _errs6 = errors;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.name === void 0) {
          const err2 = { instancePath: instancePath + "/driver_pod2", schemaPath: "#/properties/driver_pod2/anyOf/1/required", keyword: "required", params: { missingProperty: "name" } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data0.name !== void 0) {
          let data2 = data0.name;
          if (!(data2 === "optional" || data2 === "required")) {
            const err3 = { instancePath: instancePath + "/driver_pod2/name", schemaPath: "#/properties/driver_pod2/anyOf/1/properties/name/enum", keyword: "enum", params: { allowedValues: schema161.properties.driver_pod2.anyOf[1].properties.name.enum } };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
      }
      var _valid0 = _errs6 === errors;
      valid1 = valid1 || _valid0;
      if (_valid0) {
        if (props0 !== true) {
          props0 = props0 || {};
          props0.name = true;
        }
      }
      const _errs8 = errors;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.mobile_number === void 0) {
          const err4 = { instancePath: instancePath + "/driver_pod2", schemaPath: "#/properties/driver_pod2/anyOf/2/required", keyword: "required", params: { missingProperty: "mobile_number" } };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data0.mobile_number !== void 0) {
          let data3 = data0.mobile_number;
          if (!(data3 === "optional" || data3 === "required")) {
            const err5 = { instancePath: instancePath + "/driver_pod2/mobile_number", schemaPath: "#/properties/driver_pod2/anyOf/2/properties/mobile_number/enum", keyword: "enum", params: { allowedValues: schema161.properties.driver_pod2.anyOf[2].properties.mobile_number.enum } };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
      }
      var _valid0 = _errs8 === errors;
      valid1 = valid1 || _valid0;
      if (_valid0) {
        if (props0 !== true) {
          props0 = props0 || {};
          props0.mobile_number = true;
        }
      }
      const _errs10 = errors;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.department === void 0) {
          const err6 = { instancePath: instancePath + "/driver_pod2", schemaPath: "#/properties/driver_pod2/anyOf/3/required", keyword: "required", params: { missingProperty: "department" } };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data0.department !== void 0) {
          let data4 = data0.department;
          if (!(data4 === "optional" || data4 === "required")) {
            const err7 = { instancePath: instancePath + "/driver_pod2/department", schemaPath: "#/properties/driver_pod2/anyOf/3/properties/department/enum", keyword: "enum", params: { allowedValues: schema161.properties.driver_pod2.anyOf[3].properties.department.enum } };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
      }
      var _valid0 = _errs10 === errors;
      valid1 = valid1 || _valid0;
      if (_valid0) {
        if (props0 !== true) {
          props0 = props0 || {};
          props0.department = true;
        }
      }
      const _errs12 = errors;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.description === void 0) {
          const err8 = { instancePath: instancePath + "/driver_pod2", schemaPath: "#/properties/driver_pod2/anyOf/4/required", keyword: "required", params: { missingProperty: "description" } };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (data0.description !== void 0) {
          let data5 = data0.description;
          if (!(data5 === "optional" || data5 === "required")) {
            const err9 = { instancePath: instancePath + "/driver_pod2/description", schemaPath: "#/properties/driver_pod2/anyOf/4/properties/description/enum", keyword: "enum", params: { allowedValues: schema161.properties.driver_pod2.anyOf[4].properties.description.enum } };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
      }
      var _valid0 = _errs12 === errors;
      valid1 = valid1 || _valid0;
      if (_valid0) {
        if (props0 !== true) {
          props0 = props0 || {};
          props0.description = true;
        }
      }
      const _errs14 = errors;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.photos === void 0) {
          const err10 = { instancePath: instancePath + "/driver_pod2", schemaPath: "#/properties/driver_pod2/anyOf/5/required", keyword: "required", params: { missingProperty: "photos" } };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (data0.photos !== void 0) {
          let data6 = data0.photos;
          if (!(data6 === "optional" || data6 === "required")) {
            const err11 = { instancePath: instancePath + "/driver_pod2/photos", schemaPath: "#/properties/driver_pod2/anyOf/5/properties/photos/enum", keyword: "enum", params: { allowedValues: schema161.properties.driver_pod2.anyOf[5].properties.photos.enum } };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
      }
      var _valid0 = _errs14 === errors;
      valid1 = valid1 || _valid0;
      if (_valid0) {
        if (props0 !== true) {
          props0 = props0 || {};
          props0.photos = true;
        }
      }
      const _errs16 = errors;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.signature === void 0) {
          const err12 = { instancePath: instancePath + "/driver_pod2", schemaPath: "#/properties/driver_pod2/anyOf/6/required", keyword: "required", params: { missingProperty: "signature" } };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        if (data0.signature !== void 0) {
          let data7 = data0.signature;
          if (!(data7 === "optional" || data7 === "required")) {
            const err13 = { instancePath: instancePath + "/driver_pod2/signature", schemaPath: "#/properties/driver_pod2/anyOf/6/properties/signature/enum", keyword: "enum", params: { allowedValues: schema161.properties.driver_pod2.anyOf[6].properties.signature.enum } };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
      }
      var _valid0 = _errs16 === errors;
      valid1 = valid1 || _valid0;
      if (_valid0) {
        if (props0 !== true) {
          props0 = props0 || {};
          props0.signature = true;
        }
      }
      if (!valid1) {
        const err14 = { instancePath: instancePath + "/driver_pod2", schemaPath: "#/properties/driver_pod2/anyOf", keyword: "anyOf", params: {} };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
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
  } else {
    const err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err15];
    } else {
      vErrors.push(err15);
    }
    errors++;
  }
  validate161.errors = vErrors;
  return errors === 0;
}
validate161.evaluated = { "props": { "driver_pod2": true }, "dynamicProps": false, "dynamicItems": false };
var rules$pod3_asks_for_something = validate162;
var schema162 = { "type": "object", "properties": { "driver_pod3": { "type": "object", "anyOf": [{ "properties": { "enabled": { "const": false } } }, { "properties": { "name": { "enum": ["optional", "required"] } }, "required": ["name"] }, { "properties": { "mobile_number": { "enum": ["optional", "required"] } }, "required": ["mobile_number"] }, { "properties": { "department": { "enum": ["optional", "required"] } }, "required": ["department"] }, { "properties": { "description": { "enum": ["optional", "required"] } }, "required": ["description"] }, { "properties": { "photos": { "enum": ["optional", "required"] } }, "required": ["photos"] }, { "properties": { "signature": { "enum": ["optional", "required"] } }, "required": ["signature"] }] } } };
function validate162(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate162.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.driver_pod3 !== void 0) {
      let data0 = data.driver_pod3;
      if (!(data0 && typeof data0 == "object" && !Array.isArray(data0))) {
        const err0 = { instancePath: instancePath + "/driver_pod3", schemaPath: "#/properties/driver_pod3/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      const _errs3 = errors;
      let valid1 = false;
      const _errs4 = errors;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.enabled !== void 0) {
          if (false !== data0.enabled) {
            const err1 = { instancePath: instancePath + "/driver_pod3/enabled", schemaPath: "#/properties/driver_pod3/anyOf/0/properties/enabled/const", keyword: "const", params: { allowedValue: false } };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        }
      }
      var _valid0 = _errs4 === errors;
      valid1 = valid1 || _valid0;
      if (_valid0) {
        var props0 = {};
        props0.enabled = true;
      }
      const _errs6 = errors;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.name === void 0) {
          const err2 = { instancePath: instancePath + "/driver_pod3", schemaPath: "#/properties/driver_pod3/anyOf/1/required", keyword: "required", params: { missingProperty: "name" } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data0.name !== void 0) {
          let data2 = data0.name;
          if (!(data2 === "optional" || data2 === "required")) {
            const err3 = { instancePath: instancePath + "/driver_pod3/name", schemaPath: "#/properties/driver_pod3/anyOf/1/properties/name/enum", keyword: "enum", params: { allowedValues: schema162.properties.driver_pod3.anyOf[1].properties.name.enum } };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
      }
      var _valid0 = _errs6 === errors;
      valid1 = valid1 || _valid0;
      if (_valid0) {
        if (props0 !== true) {
          props0 = props0 || {};
          props0.name = true;
        }
      }
      const _errs8 = errors;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.mobile_number === void 0) {
          const err4 = { instancePath: instancePath + "/driver_pod3", schemaPath: "#/properties/driver_pod3/anyOf/2/required", keyword: "required", params: { missingProperty: "mobile_number" } };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data0.mobile_number !== void 0) {
          let data3 = data0.mobile_number;
          if (!(data3 === "optional" || data3 === "required")) {
            const err5 = { instancePath: instancePath + "/driver_pod3/mobile_number", schemaPath: "#/properties/driver_pod3/anyOf/2/properties/mobile_number/enum", keyword: "enum", params: { allowedValues: schema162.properties.driver_pod3.anyOf[2].properties.mobile_number.enum } };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
      }
      var _valid0 = _errs8 === errors;
      valid1 = valid1 || _valid0;
      if (_valid0) {
        if (props0 !== true) {
          props0 = props0 || {};
          props0.mobile_number = true;
        }
      }
      const _errs10 = errors;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.department === void 0) {
          const err6 = { instancePath: instancePath + "/driver_pod3", schemaPath: "#/properties/driver_pod3/anyOf/3/required", keyword: "required", params: { missingProperty: "department" } };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data0.department !== void 0) {
          let data4 = data0.department;
          if (!(data4 === "optional" || data4 === "required")) {
            const err7 = { instancePath: instancePath + "/driver_pod3/department", schemaPath: "#/properties/driver_pod3/anyOf/3/properties/department/enum", keyword: "enum", params: { allowedValues: schema162.properties.driver_pod3.anyOf[3].properties.department.enum } };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
      }
      var _valid0 = _errs10 === errors;
      valid1 = valid1 || _valid0;
      if (_valid0) {
        if (props0 !== true) {
          props0 = props0 || {};
          props0.department = true;
        }
      }
      const _errs12 = errors;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.description === void 0) {
          const err8 = { instancePath: instancePath + "/driver_pod3", schemaPath: "#/properties/driver_pod3/anyOf/4/required", keyword: "required", params: { missingProperty: "description" } };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (data0.description !== void 0) {
          let data5 = data0.description;
          if (!(data5 === "optional" || data5 === "required")) {
            const err9 = { instancePath: instancePath + "/driver_pod3/description", schemaPath: "#/properties/driver_pod3/anyOf/4/properties/description/enum", keyword: "enum", params: { allowedValues: schema162.properties.driver_pod3.anyOf[4].properties.description.enum } };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
      }
      var _valid0 = _errs12 === errors;
      valid1 = valid1 || _valid0;
      if (_valid0) {
        if (props0 !== true) {
          props0 = props0 || {};
          props0.description = true;
        }
      }
      const _errs14 = errors;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.photos === void 0) {
          const err10 = { instancePath: instancePath + "/driver_pod3", schemaPath: "#/properties/driver_pod3/anyOf/5/required", keyword: "required", params: { missingProperty: "photos" } };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (data0.photos !== void 0) {
          let data6 = data0.photos;
          if (!(data6 === "optional" || data6 === "required")) {
            const err11 = { instancePath: instancePath + "/driver_pod3/photos", schemaPath: "#/properties/driver_pod3/anyOf/5/properties/photos/enum", keyword: "enum", params: { allowedValues: schema162.properties.driver_pod3.anyOf[5].properties.photos.enum } };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
      }
      var _valid0 = _errs14 === errors;
      valid1 = valid1 || _valid0;
      if (_valid0) {
        if (props0 !== true) {
          props0 = props0 || {};
          props0.photos = true;
        }
      }
      const _errs16 = errors;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.signature === void 0) {
          const err12 = { instancePath: instancePath + "/driver_pod3", schemaPath: "#/properties/driver_pod3/anyOf/6/required", keyword: "required", params: { missingProperty: "signature" } };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        if (data0.signature !== void 0) {
          let data7 = data0.signature;
          if (!(data7 === "optional" || data7 === "required")) {
            const err13 = { instancePath: instancePath + "/driver_pod3/signature", schemaPath: "#/properties/driver_pod3/anyOf/6/properties/signature/enum", keyword: "enum", params: { allowedValues: schema162.properties.driver_pod3.anyOf[6].properties.signature.enum } };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
      }
      var _valid0 = _errs16 === errors;
      valid1 = valid1 || _valid0;
      if (_valid0) {
        if (props0 !== true) {
          props0 = props0 || {};
          props0.signature = true;
        }
      }
      if (!valid1) {
        const err14 = { instancePath: instancePath + "/driver_pod3", schemaPath: "#/properties/driver_pod3/anyOf", keyword: "anyOf", params: {} };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
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
  } else {
    const err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err15];
    } else {
      vErrors.push(err15);
    }
    errors++;
  }
  validate162.errors = vErrors;
  return errors === 0;
}
validate162.evaluated = { "props": { "driver_pod3": true }, "dynamicProps": false, "dynamicItems": false };
var rules$pod_fallback_asks_for_something = validate163;
function validate163(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate163.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  const _errs1 = errors;
  let valid0 = false;
  const _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.pod_fallback_name_enabled === void 0) {
      const err1 = { instancePath, schemaPath: "#/anyOf/0/required", keyword: "required", params: { missingProperty: "pod_fallback_name_enabled" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.pod_fallback_name_enabled !== void 0) {
      if (true !== data.pod_fallback_name_enabled) {
        const err2 = { instancePath: instancePath + "/pod_fallback_name_enabled", schemaPath: "#/anyOf/0/properties/pod_fallback_name_enabled/const", keyword: "const", params: { allowedValue: true } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  }
  var _valid0 = _errs2 === errors;
  valid0 = valid0 || _valid0;
  if (_valid0) {
    var props0 = {};
    props0.pod_fallback_name_enabled = true;
  }
  const _errs4 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.pod_fallback_mobile_number_enabled === void 0) {
      const err3 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "pod_fallback_mobile_number_enabled" } };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.pod_fallback_mobile_number_enabled !== void 0) {
      if (true !== data.pod_fallback_mobile_number_enabled) {
        const err4 = { instancePath: instancePath + "/pod_fallback_mobile_number_enabled", schemaPath: "#/anyOf/1/properties/pod_fallback_mobile_number_enabled/const", keyword: "const", params: { allowedValue: true } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
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
      props0.pod_fallback_mobile_number_enabled = true;
    }
  }
  const _errs6 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.pod_fallback_department_enabled === void 0) {
      const err5 = { instancePath, schemaPath: "#/anyOf/2/required", keyword: "required", params: { missingProperty: "pod_fallback_department_enabled" } };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.pod_fallback_department_enabled !== void 0) {
      if (true !== data.pod_fallback_department_enabled) {
        const err6 = { instancePath: instancePath + "/pod_fallback_department_enabled", schemaPath: "#/anyOf/2/properties/pod_fallback_department_enabled/const", keyword: "const", params: { allowedValue: true } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
  }
  var _valid0 = _errs6 === errors;
  valid0 = valid0 || _valid0;
  if (_valid0) {
    if (props0 !== true) {
      props0 = props0 || {};
      props0.pod_fallback_department_enabled = true;
    }
  }
  const _errs8 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.pod_fallback_description_enabled === void 0) {
      const err7 = { instancePath, schemaPath: "#/anyOf/3/required", keyword: "required", params: { missingProperty: "pod_fallback_description_enabled" } };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.pod_fallback_description_enabled !== void 0) {
      if (true !== data.pod_fallback_description_enabled) {
        const err8 = { instancePath: instancePath + "/pod_fallback_description_enabled", schemaPath: "#/anyOf/3/properties/pod_fallback_description_enabled/const", keyword: "const", params: { allowedValue: true } };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
  }
  var _valid0 = _errs8 === errors;
  valid0 = valid0 || _valid0;
  if (_valid0) {
    if (props0 !== true) {
      props0 = props0 || {};
      props0.pod_fallback_description_enabled = true;
    }
  }
  const _errs10 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.pod_fallback_photos_enabled === void 0) {
      const err9 = { instancePath, schemaPath: "#/anyOf/4/required", keyword: "required", params: { missingProperty: "pod_fallback_photos_enabled" } };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    if (data.pod_fallback_photos_enabled !== void 0) {
      if (true !== data.pod_fallback_photos_enabled) {
        const err10 = { instancePath: instancePath + "/pod_fallback_photos_enabled", schemaPath: "#/anyOf/4/properties/pod_fallback_photos_enabled/const", keyword: "const", params: { allowedValue: true } };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
  }
  var _valid0 = _errs10 === errors;
  valid0 = valid0 || _valid0;
  if (_valid0) {
    if (props0 !== true) {
      props0 = props0 || {};
      props0.pod_fallback_photos_enabled = true;
    }
  }
  const _errs12 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.pod_fallback_signature_enabled === void 0) {
      const err11 = { instancePath, schemaPath: "#/anyOf/5/required", keyword: "required", params: { missingProperty: "pod_fallback_signature_enabled" } };
      if (vErrors === null) {
        vErrors = [err11];
      } else {
        vErrors.push(err11);
      }
      errors++;
    }
    if (data.pod_fallback_signature_enabled !== void 0) {
      if (true !== data.pod_fallback_signature_enabled) {
        const err12 = { instancePath: instancePath + "/pod_fallback_signature_enabled", schemaPath: "#/anyOf/5/properties/pod_fallback_signature_enabled/const", keyword: "const", params: { allowedValue: true } };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
  }
  var _valid0 = _errs12 === errors;
  valid0 = valid0 || _valid0;
  if (_valid0) {
    if (props0 !== true) {
      props0 = props0 || {};
      props0.pod_fallback_signature_enabled = true;
    }
  }
  if (!valid0) {
    const err13 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    if (vErrors === null) {
      vErrors = [err13];
    } else {
      vErrors.push(err13);
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
  validate163.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate163.evaluated = { "dynamicProps": true, "dynamicItems": false };
var rules$rejection_reasons_needed = validate164;
function validate164(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate164.evaluated;
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
    if (data.disable_other_for_driver_rejection_reason !== void 0) {
      if (false !== data.disable_other_for_driver_rejection_reason) {
        const err0 = { instancePath: instancePath + "/disable_other_for_driver_rejection_reason", schemaPath: "#/anyOf/0/properties/disable_other_for_driver_rejection_reason/const", keyword: "const", params: { allowedValue: false } };
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
    props0.disable_other_for_driver_rejection_reason = true;
  }
  const _errs4 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.rejection_reasons === void 0) {
      const err1 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "rejection_reasons" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.rejection_reasons !== void 0) {
      let data1 = data.rejection_reasons;
      if (Array.isArray(data1)) {
        if (data1.length < 1) {
          const err2 = { instancePath: instancePath + "/rejection_reasons", schemaPath: "#/anyOf/1/properties/rejection_reasons/minItems", keyword: "minItems", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/rejection_reasons", schemaPath: "#/anyOf/1/properties/rejection_reasons/type", keyword: "type", params: { type: "array" } };
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
      props0.rejection_reasons = true;
    }
  }
  if (!valid0) {
    const err4 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
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
      props0.disable_other_for_driver_rejection_reason = true;
      props0.rejection_reasons = true;
    }
    if (data.disable_other_for_driver_rejection_reason !== void 0) {
      if (typeof data.disable_other_for_driver_rejection_reason !== "boolean") {
        const err5 = { instancePath: instancePath + "/disable_other_for_driver_rejection_reason", schemaPath: "#/properties/disable_other_for_driver_rejection_reason/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.rejection_reasons !== void 0) {
      if (!Array.isArray(data.rejection_reasons)) {
        const err6 = { instancePath: instancePath + "/rejection_reasons", schemaPath: "#/properties/rejection_reasons/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  validate164.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate164.evaluated = { "dynamicProps": true, "dynamicItems": false };
var rules$collection_failed_reasons_needed = validate165;
function validate165(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate165.evaluated;
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
    if (data.disable_other_for_collection_failed_attempt_reason !== void 0) {
      if (false !== data.disable_other_for_collection_failed_attempt_reason) {
        const err0 = { instancePath: instancePath + "/disable_other_for_collection_failed_attempt_reason", schemaPath: "#/anyOf/0/properties/disable_other_for_collection_failed_attempt_reason/const", keyword: "const", params: { allowedValue: false } };
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
    props0.disable_other_for_collection_failed_attempt_reason = true;
  }
  const _errs4 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.collection_failed_attempt_reasons === void 0) {
      const err1 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "collection_failed_attempt_reasons" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.collection_failed_attempt_reasons !== void 0) {
      let data1 = data.collection_failed_attempt_reasons;
      if (Array.isArray(data1)) {
        if (data1.length < 1) {
          const err2 = { instancePath: instancePath + "/collection_failed_attempt_reasons", schemaPath: "#/anyOf/1/properties/collection_failed_attempt_reasons/minItems", keyword: "minItems", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/collection_failed_attempt_reasons", schemaPath: "#/anyOf/1/properties/collection_failed_attempt_reasons/type", keyword: "type", params: { type: "array" } };
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
      props0.collection_failed_attempt_reasons = true;
    }
  }
  if (!valid0) {
    const err4 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
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
      props0.disable_other_for_collection_failed_attempt_reason = true;
      props0.collection_failed_attempt_reasons = true;
    }
    if (data.disable_other_for_collection_failed_attempt_reason !== void 0) {
      if (typeof data.disable_other_for_collection_failed_attempt_reason !== "boolean") {
        const err5 = { instancePath: instancePath + "/disable_other_for_collection_failed_attempt_reason", schemaPath: "#/properties/disable_other_for_collection_failed_attempt_reason/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.collection_failed_attempt_reasons !== void 0) {
      if (!Array.isArray(data.collection_failed_attempt_reasons)) {
        const err6 = { instancePath: instancePath + "/collection_failed_attempt_reasons", schemaPath: "#/properties/collection_failed_attempt_reasons/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  validate165.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate165.evaluated = { "dynamicProps": true, "dynamicItems": false };
var rules$delivery_failed_reasons_needed = validate166;
function validate166(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate166.evaluated;
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
    if (data.disable_other_for_delivery_failed_attempt_reason !== void 0) {
      if (false !== data.disable_other_for_delivery_failed_attempt_reason) {
        const err0 = { instancePath: instancePath + "/disable_other_for_delivery_failed_attempt_reason", schemaPath: "#/anyOf/0/properties/disable_other_for_delivery_failed_attempt_reason/const", keyword: "const", params: { allowedValue: false } };
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
    props0.disable_other_for_delivery_failed_attempt_reason = true;
  }
  const _errs4 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.delivery_failed_attempt_reasons === void 0) {
      const err1 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "delivery_failed_attempt_reasons" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.delivery_failed_attempt_reasons !== void 0) {
      let data1 = data.delivery_failed_attempt_reasons;
      if (Array.isArray(data1)) {
        if (data1.length < 1) {
          const err2 = { instancePath: instancePath + "/delivery_failed_attempt_reasons", schemaPath: "#/anyOf/1/properties/delivery_failed_attempt_reasons/minItems", keyword: "minItems", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/delivery_failed_attempt_reasons", schemaPath: "#/anyOf/1/properties/delivery_failed_attempt_reasons/type", keyword: "type", params: { type: "array" } };
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
      props0.delivery_failed_attempt_reasons = true;
    }
  }
  if (!valid0) {
    const err4 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
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
      props0.disable_other_for_delivery_failed_attempt_reason = true;
      props0.delivery_failed_attempt_reasons = true;
    }
    if (data.disable_other_for_delivery_failed_attempt_reason !== void 0) {
      if (typeof data.disable_other_for_delivery_failed_attempt_reason !== "boolean") {
        const err5 = { instancePath: instancePath + "/disable_other_for_delivery_failed_attempt_reason", schemaPath: "#/properties/disable_other_for_delivery_failed_attempt_reason/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.delivery_failed_attempt_reasons !== void 0) {
      if (!Array.isArray(data.delivery_failed_attempt_reasons)) {
        const err6 = { instancePath: instancePath + "/delivery_failed_attempt_reasons", schemaPath: "#/properties/delivery_failed_attempt_reasons/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  validate166.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate166.evaluated = { "dynamicProps": true, "dynamicItems": false };
var rules$smtp_needs_server = validate167;
function validate167(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate167.evaluated;
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
    if (data.email_transport !== void 0) {
      if ("platform" !== data.email_transport) {
        const err0 = { instancePath: instancePath + "/email_transport", schemaPath: "#/anyOf/0/properties/email_transport/const", keyword: "const", params: { allowedValue: "platform" } };
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
    props0.email_transport = true;
  }
  const _errs4 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.email_smtp_host === void 0) {
      const err1 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "email_smtp_host" } };
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
    const err2 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
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
      props0.email_transport = true;
      props0.email_smtp_host = true;
    }
    if (data.email_transport !== void 0) {
      if (typeof data.email_transport !== "string") {
        const err3 = { instancePath: instancePath + "/email_transport", schemaPath: "#/properties/email_transport/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.email_smtp_host !== void 0) {
      if (typeof data.email_smtp_host !== "string") {
        const err4 = { instancePath: instancePath + "/email_smtp_host", schemaPath: "#/properties/email_smtp_host/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate167.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate167.evaluated = { "dynamicProps": true, "dynamicItems": false };
var rules$whatsapp_button_needs_number = validate168;
function validate168(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate168.evaluated;
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
    if (data.email_whatsapp_link_enabled !== void 0) {
      if (false !== data.email_whatsapp_link_enabled) {
        const err0 = { instancePath: instancePath + "/email_whatsapp_link_enabled", schemaPath: "#/anyOf/0/properties/email_whatsapp_link_enabled/const", keyword: "const", params: { allowedValue: false } };
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
    props0.email_whatsapp_link_enabled = true;
  }
  const _errs4 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.email_whatsapp_link_number === void 0) {
      const err1 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "email_whatsapp_link_number" } };
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
    const err2 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
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
      props0.email_whatsapp_link_enabled = true;
      props0.email_whatsapp_link_number = true;
    }
    if (data.email_whatsapp_link_enabled !== void 0) {
      if (typeof data.email_whatsapp_link_enabled !== "boolean") {
        const err3 = { instancePath: instancePath + "/email_whatsapp_link_enabled", schemaPath: "#/properties/email_whatsapp_link_enabled/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.email_whatsapp_link_number !== void 0) {
      if (typeof data.email_whatsapp_link_number !== "string") {
        const err4 = { instancePath: instancePath + "/email_whatsapp_link_number", schemaPath: "#/properties/email_whatsapp_link_number/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate168.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate168.evaluated = { "dynamicProps": true, "dynamicItems": false };
var rules$app_only_needs_an_app = validate169;
function validate169(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate169.evaluated;
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
    if (data.mobile_app_only !== void 0) {
      if (false !== data.mobile_app_only) {
        const err0 = { instancePath: instancePath + "/mobile_app_only", schemaPath: "#/anyOf/0/properties/mobile_app_only/const", keyword: "const", params: { allowedValue: false } };
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
    props0.mobile_app_only = true;
  }
  const _errs4 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.mobile_app_android_url === void 0) {
      const err1 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "mobile_app_android_url" } };
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
  const _errs5 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.mobile_app_ios_url === void 0) {
      const err2 = { instancePath, schemaPath: "#/anyOf/2/required", keyword: "required", params: { missingProperty: "mobile_app_ios_url" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
  }
  var _valid0 = _errs5 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const err3 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
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
      props0.mobile_app_only = true;
      props0.mobile_app_android_url = true;
      props0.mobile_app_ios_url = true;
    }
    if (data.mobile_app_only !== void 0) {
      if (typeof data.mobile_app_only !== "boolean") {
        const err4 = { instancePath: instancePath + "/mobile_app_only", schemaPath: "#/properties/mobile_app_only/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.mobile_app_android_url !== void 0) {
      if (typeof data.mobile_app_android_url !== "string") {
        const err5 = { instancePath: instancePath + "/mobile_app_android_url", schemaPath: "#/properties/mobile_app_android_url/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.mobile_app_ios_url !== void 0) {
      if (typeof data.mobile_app_ios_url !== "string") {
        const err6 = { instancePath: instancePath + "/mobile_app_ios_url", schemaPath: "#/properties/mobile_app_ios_url/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  validate169.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate169.evaluated = { "dynamicProps": true, "dynamicItems": false };
var rules$whatsapp_needs_number = validate170;
function validate170(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate170.evaluated;
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
    if (data.whatsapp_enabled !== void 0) {
      if (false !== data.whatsapp_enabled) {
        const err0 = { instancePath: instancePath + "/whatsapp_enabled", schemaPath: "#/anyOf/0/properties/whatsapp_enabled/const", keyword: "const", params: { allowedValue: false } };
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
    props0.whatsapp_enabled = true;
  }
  const _errs4 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.whatsapp_sender_number === void 0) {
      const err1 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "whatsapp_sender_number" } };
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
    const err2 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {} };
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
      props0.whatsapp_enabled = true;
      props0.whatsapp_sender_number = true;
    }
    if (data.whatsapp_enabled !== void 0) {
      if (typeof data.whatsapp_enabled !== "boolean") {
        const err3 = { instancePath: instancePath + "/whatsapp_enabled", schemaPath: "#/properties/whatsapp_enabled/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.whatsapp_sender_number !== void 0) {
      if (typeof data.whatsapp_sender_number !== "string") {
        const err4 = { instancePath: instancePath + "/whatsapp_sender_number", schemaPath: "#/properties/whatsapp_sender_number/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate170.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate170.evaluated = { "dynamicProps": true, "dynamicItems": false };

// entry.js
var settings = {
  "url": settings$url,
  "privacy_url": settings$url,
  "terms_url": settings$url,
  "google_login_enabled": settings$google_login_enabled,
  "google_login_client_id": settings$google_login_client_id,
  "apple_login_enabled": settings$google_login_enabled,
  "apple_login_client_id": settings$apple_login_client_id,
  "apple_login_team_id": settings$apple_login_team_id,
  "apple_login_key_id": settings$apple_login_team_id,
  "apple_login_private_key": settings$apple_login_private_key,
  "provider_title": settings$provider_title,
  "logo_url": settings$logo_url,
  "navigation_logo_url": settings$logo_url,
  "favicon_url": settings$logo_url,
  "work_hours_from": settings$work_hours_from,
  "work_hours_to": settings$work_hours_from,
  "office_closed_days": settings$office_closed_days,
  "support_email_address": settings$support_email_address,
  "support_contact_number": settings$support_contact_number,
  "support_whatsapp_number": settings$support_contact_number,
  "dashboard_undelivered_shipments_duration": settings$dashboard_undelivered_shipments_duration,
  "dashboard_undelivered_shipments_exclude_statuses": settings$dashboard_undelivered_shipments_exclude_statuses,
  "dashboard_uncollected_shipments_duration": settings$dashboard_undelivered_shipments_duration,
  "dashboard_uncollected_shipments_date_to_use": settings$dashboard_uncollected_shipments_date_to_use,
  "dashboard_uncollected_shipments_exclude_statuses": settings$dashboard_undelivered_shipments_exclude_statuses,
  "dashboard_unclosed_collection_requests_duration": settings$dashboard_undelivered_shipments_duration,
  "dashboard_unclosed_collection_requests_exclude_statuses": settings$dashboard_unclosed_collection_requests_exclude_statuses,
  "dashboard_stats_start_date": settings$dashboard_stats_start_date,
  "exclude_collection_day_from_performance_calculations": settings$google_login_enabled,
  "tripsheet_unique_stops_alert_enabled": settings$google_login_enabled,
  "tripsheet_unique_stops_alert_limit": settings$tripsheet_unique_stops_alert_limit,
  "unused_feature_interhub_transfers": settings$google_login_enabled,
  "unused_feature_hub_scanner": settings$google_login_enabled,
  "unused_feature_collection_requests": settings$google_login_enabled,
  "unused_feature_collection_request_accounts": settings$google_login_enabled,
  "unused_feature_public_account_creation": settings$google_login_enabled,
  "unused_feature_guest_shipment_creation": settings$google_login_enabled,
  "unused_feature_ops_dashboard": settings$google_login_enabled,
  "unused_feature_gtm": settings$google_login_enabled,
  "gtm_container_id": settings$gtm_container_id,
  "map_default_location": settings$map_default_location,
  "map_default_zoom": settings$map_default_zoom,
  "map_max_node_count": settings$map_max_node_count,
  "enable_map_edit_lock": settings$google_login_enabled,
  "map_inactivity_check_minutes": settings$map_inactivity_check_minutes,
  "tracking_url": settings$url,
  "provider_tracking_prefixes": settings$provider_tracking_prefixes,
  "exclude_tracking_statuses": settings$dashboard_undelivered_shipments_exclude_statuses,
  "tracking_show_driver_position": settings$google_login_enabled,
  "site_wide_admin_message": settings$site_wide_admin_message,
  "site_wide_admin_message_icon": settings$site_wide_admin_message_icon,
  "site_wide_account_message": settings$site_wide_admin_message,
  "site_wide_account_message_icon": settings$site_wide_admin_message_icon,
  "terms_mode": settings$terms_mode,
  "shipment_terms": settings$shipment_terms,
  "window_user_terms_and_conditions": settings$window_user_terms_and_conditions,
  "terms_and_conditions_version": settings$terms_and_conditions_version,
  "billing_email_address": settings$support_email_address,
  "billing_contact_number": settings$support_contact_number,
  "owner_email_addresses": settings$support_email_address,
  "invoice_company_name": settings$invoice_company_name,
  "invoice_company_address": settings$invoice_company_address,
  "invoice_company_registration_no": settings$invoice_company_registration_no,
  "invoice_company_vat_no": settings$invoice_company_vat_no,
  "vat_percentage": settings$vat_percentage,
  "all_vat_percentages": settings$all_vat_percentages,
  "invoice_terms_and_conditions_html": settings$invoice_terms_and_conditions_html,
  "invoice_trigger_shipment_status": settings$invoice_trigger_shipment_status,
  "insurance_declared_value_enabled": settings$google_login_enabled,
  "insurance_max_declared_value": settings$insurance_max_declared_value,
  "quote_validity_period": settings$quote_validity_period,
  "payment_pending_validity_period": settings$quote_validity_period,
  "enable_payment_intervention": settings$google_login_enabled,
  "charge_discrepancy_threshold_min_amount": settings$charge_discrepancy_threshold_min_amount,
  "quote_disclaimer_footer": settings$quote_disclaimer_footer,
  "quote_show_banking_details": settings$google_login_enabled,
  "quote_payment_reference_option": settings$quote_payment_reference_option,
  "payment_methods_payfast_enabled": settings$google_login_enabled,
  "payment_methods_payfast_merchant_id": settings$payment_methods_payfast_merchant_id,
  "payment_methods_payfast_merchant_key": settings$payment_methods_payfast_merchant_key,
  "payment_methods_payfast_passphrase": settings$payment_methods_payfast_passphrase,
  "payment_methods_bobpay_enabled": settings$google_login_enabled,
  "payment_methods_bobpay_methods": settings$payment_methods_bobpay_methods,
  "payment_methods_bobpay_recipient_account_code": settings$payment_methods_bobpay_recipient_account_code,
  "payment_methods_bobpay_passphrase": settings$payment_methods_payfast_passphrase,
  "payment_methods_stitch_enabled": settings$google_login_enabled,
  "payment_methods_stitch_methods": settings$payment_methods_stitch_methods,
  "payment_methods_stitch_client_id": settings$payment_methods_stitch_client_id,
  "payment_methods_stitch_client_secret": settings$payment_methods_stitch_client_secret,
  "payment_methods_stitch_webhook_secret": settings$payment_methods_stitch_webhook_secret,
  "payment_methods_stitch_beneficiary_name": settings$payment_methods_stitch_beneficiary_name,
  "payment_methods_stitch_beneficiary_bank_id": settings$payment_methods_stitch_beneficiary_bank_id,
  "payment_methods_stitch_beneficiary_account_number": settings$payment_methods_stitch_beneficiary_account_number,
  "payment_methods_stitch_beneficiary_reference": settings$payment_methods_stitch_beneficiary_name,
  "payment_methods_payfast_topup_enabled": settings$google_login_enabled,
  "payment_methods_payfast_topup_limit": settings$payment_methods_payfast_topup_limit,
  "payment_methods_payfast_topup_merchant_id": settings$payment_methods_payfast_merchant_id,
  "payment_methods_payfast_topup_merchant_key": settings$payment_methods_payfast_merchant_key,
  "payment_methods_payfast_topup_passphrase": settings$payment_methods_payfast_passphrase,
  "payment_methods_bobpay_topup_enabled": settings$google_login_enabled,
  "payment_methods_bobpay_topup_limit": settings$payment_methods_payfast_topup_limit,
  "payment_methods_bobpay_topup_methods": settings$payment_methods_bobpay_methods,
  "payment_methods_bobpay_topup_recipient_account_code": settings$payment_methods_bobpay_recipient_account_code,
  "payment_methods_bobpay_topup_passphrase": settings$payment_methods_payfast_passphrase,
  "payment_methods_stitch_topup_enabled": settings$google_login_enabled,
  "payment_methods_stitch_topup_methods": settings$payment_methods_stitch_methods,
  "payment_methods_stitch_topup_client_id": settings$payment_methods_stitch_client_id,
  "payment_methods_stitch_topup_client_secret": settings$payment_methods_stitch_client_secret,
  "payment_methods_stitch_topup_webhook_secret": settings$payment_methods_stitch_webhook_secret,
  "payment_methods_stitch_topup_beneficiary_name": settings$payment_methods_stitch_beneficiary_name,
  "payment_methods_stitch_topup_beneficiary_bank_id": settings$payment_methods_stitch_beneficiary_bank_id,
  "payment_methods_stitch_topup_beneficiary_account_number": settings$payment_methods_stitch_beneficiary_account_number,
  "payment_methods_stitch_topup_beneficiary_reference": settings$payment_methods_stitch_beneficiary_name,
  "payment_methods_custom_enabled": settings$google_login_enabled,
  "payment_methods_custom_name": settings$payment_methods_custom_name,
  "payment_methods_custom_url": settings$url,
  "payment_methods_custom_image_url": settings$logo_url,
  "payment_methods_eft_enabled": settings$google_login_enabled,
  "payment_methods_eft_bank": settings$payment_methods_stitch_beneficiary_bank_id,
  "payment_methods_eft_account_holder": settings$payment_methods_eft_account_holder,
  "payment_methods_eft_branch_code": settings$payment_methods_eft_branch_code,
  "payment_methods_eft_account_type": settings$payment_methods_eft_account_type,
  "payment_methods_eft_account_number": settings$payment_methods_stitch_beneficiary_account_number,
  "payment_import_start_date": settings$dashboard_stats_start_date,
  "payment_import_end_date": settings$dashboard_stats_start_date,
  "minimum_parcel_length": settings$minimum_parcel_length,
  "maximum_parcel_length": settings$minimum_parcel_length,
  "minimum_parcel_width": settings$minimum_parcel_length,
  "maximum_parcel_width": settings$minimum_parcel_length,
  "minimum_parcel_height": settings$minimum_parcel_length,
  "maximum_parcel_height": settings$minimum_parcel_length,
  "minimum_parcel_weight": settings$minimum_parcel_weight,
  "maximum_parcel_weight": settings$minimum_parcel_weight,
  "parcel_types": settings$parcel_types,
  "parcel_categories": settings$parcel_categories,
  "parcel_disclaimer": settings$parcel_disclaimer,
  "note_types": settings$note_types,
  "delete_shipment_note": settings$google_login_enabled,
  "is_parcel_content_required": settings$google_login_enabled,
  "show_what_cannot_be_sent": settings$google_login_enabled,
  "what_cannot_be_sent_html": settings$invoice_terms_and_conditions_html,
  "confirm_no_dangerous_goods": settings$google_login_enabled,
  "dangerous_goods_image_url": settings$logo_url,
  "require_guest_shipment_billing_email": settings$google_login_enabled,
  "show_predefined_addresses": settings$google_login_enabled,
  "predefined_addresses": settings$predefined_addresses,
  "allow_rescheduling_shipments": settings$google_login_enabled,
  "auto_add_custom_references": settings$google_login_enabled,
  "auto_add_custom_references_remove_dash": settings$google_login_enabled,
  "disable_custom_tracking_references_for_non_staff_users": settings$google_login_enabled,
  "override_shipment_statuses": settings$google_login_enabled,
  "default_waybill_type": settings$default_waybill_type,
  "enable_6up_sticker_labels": settings$google_login_enabled,
  "use_parcel_alternative_reference_for_sticker_labels": settings$google_login_enabled,
  "use_third_party_routing_codes": settings$google_login_enabled,
  "show_waybill_sticker_download_for_default_screen_mode_staff_user": settings$google_login_enabled,
  "floor_check": settings$google_login_enabled,
  "shipment_status_order": settings$shipment_status_order,
  "bob_box_sync_enabled": settings$google_login_enabled,
  "bob_box_api_key": settings$payment_methods_stitch_client_secret,
  "bob_box_sync_interval": settings$bob_box_sync_interval,
  "bob_box_upgrade_enabled": settings$google_login_enabled,
  "bob_box_upgrade_largest_size": settings$bob_box_upgrade_largest_size,
  "international_collection_countries": settings$international_collection_countries,
  "international_delivery_countries": settings$international_collection_countries,
  "shipment_on_hold_internal_reasons": settings$shipment_on_hold_internal_reasons,
  "shipment_on_hold_reasons": settings$shipment_on_hold_internal_reasons,
  "shipment_cancellation_reasons": settings$shipment_on_hold_internal_reasons,
  "shipment_requested_date_change_reasons": settings$shipment_on_hold_internal_reasons,
  "hub_scanner_bays": settings$hub_scanner_bays,
  "enable_international_address_for_account_creation": settings$google_login_enabled,
  "require_otp_for_new_account_users": settings$google_login_enabled,
  "registration_otp_channel": settings$registration_otp_channel,
  "registration_otp_validity": settings$registration_otp_validity,
  "pay_as_you_go": settings$google_login_enabled,
  "default_invoice_frequency": settings$default_invoice_frequency,
  "default_invoice_day_of_week": settings$default_invoice_day_of_week,
  "default_invoice_day_of_month": settings$default_invoice_day_of_month,
  "show_billing_transactions_for_account_users": settings$google_login_enabled,
  "enable_cost_centers": settings$google_login_enabled,
  "require_cost_center": settings$google_login_enabled,
  "cost_centers": settings$cost_centers,
  "public_registration_fields": settings$public_registration_fields,
  "internal_account_detail_fields": settings$public_registration_fields,
  "vip_accounts": settings$vip_accounts,
  "auto_add_address_book": settings$google_login_enabled,
  "personal_default_collection_address": settings$personal_default_collection_address,
  "interhub_manifest_carriers": settings$interhub_manifest_carriers,
  "interhub_manifest_service_levels": settings$interhub_manifest_service_levels,
  "interhub_manifest_scan_status": settings$interhub_manifest_scan_status,
  "daily_manifests_config": settings$daily_manifests_config,
  "driver_force_alternative_reference": settings$google_login_enabled,
  "driver_must_scan_each_parcel": settings$google_login_enabled,
  "driver_can_add_shipments": settings$google_login_enabled,
  "driver_can_add_parcels": settings$google_login_enabled,
  "driver_can_cancel_shipments": settings$google_login_enabled,
  "driver_can_cancel_parcels": settings$google_login_enabled,
  "driver_can_reject_parcels_shipments": settings$google_login_enabled,
  "drivers_can_add_photos_to_any_status_update": settings$google_login_enabled,
  "prevent_driver_out_for_delivery_for_barred_accounts": settings$google_login_enabled,
  "warn_out_for_delivery_for_accounts_in_arrears_or_on_hold": settings$google_login_enabled,
  "prevent_driver_out_for_delivery_for_zeroed_parcels": settings$google_login_enabled,
  "warn_out_for_delivery_for_zeroed_parcels": settings$google_login_enabled,
  "disable_auto_assigning_drivers_on_public_holidays": settings$google_login_enabled,
  "driver_live_tracking_enabled": settings$google_login_enabled,
  "driver_live_tracking_interval": settings$driver_live_tracking_interval,
  "driver_can_action_manifest_scanner": settings$google_login_enabled,
  "drivers_allowed_to_action_manifest_scanner": settings$drivers_allowed_to_action_manifest_scanner,
  "push_notifications_active_hours_from": settings$work_hours_from,
  "push_notifications_active_hours_to": settings$work_hours_from,
  "driver_pod1": settings$driver_pod1,
  "driver_pod2": settings$driver_pod1,
  "driver_pod3": settings$driver_pod1,
  "pod_fallback_name_enabled": settings$google_login_enabled,
  "pod_fallback_name_required": settings$google_login_enabled,
  "pod_fallback_mobile_number_enabled": settings$google_login_enabled,
  "pod_fallback_mobile_number_required": settings$google_login_enabled,
  "pod_fallback_department_enabled": settings$google_login_enabled,
  "pod_fallback_department_required": settings$google_login_enabled,
  "pod_fallback_description_enabled": settings$google_login_enabled,
  "pod_fallback_description_required": settings$google_login_enabled,
  "pod_fallback_photos_enabled": settings$google_login_enabled,
  "pod_fallback_photos_required": settings$google_login_enabled,
  "pod_fallback_signature_enabled": settings$google_login_enabled,
  "pod_fallback_signature_required": settings$google_login_enabled,
  "rejection_reasons": settings$rejection_reasons,
  "disable_other_for_driver_rejection_reason": settings$google_login_enabled,
  "collection_failed_attempt_reasons": settings$rejection_reasons,
  "disable_other_for_collection_failed_attempt_reason": settings$google_login_enabled,
  "delivery_failed_attempt_reasons": settings$rejection_reasons,
  "disable_other_for_delivery_failed_attempt_reason": settings$google_login_enabled,
  "latest_driver_app_version": settings$latest_driver_app_version,
  "notification_email_address": settings$notification_email_address,
  "notification_name": settings$notification_name,
  "notification_reply_to_address": settings$notification_email_address,
  "notification_footer": settings$quote_disclaimer_footer,
  "email_transport": settings$email_transport,
  "email_smtp_host": settings$email_smtp_host,
  "email_smtp_port": settings$email_smtp_port,
  "email_smtp_security": settings$email_smtp_security,
  "email_smtp_username": settings$email_smtp_username,
  "email_smtp_password": settings$email_smtp_password,
  "email_notifications_collection": settings$email_notifications_collection,
  "email_notifications_delivery": settings$email_notifications_collection,
  "email_notifications_rescheduled_delivery_collection": settings$google_login_enabled,
  "email_notifications_rescheduled_delivery_delivery": settings$google_login_enabled,
  "sms_notifications_collection": settings$email_notifications_collection,
  "sms_notifications_delivery": settings$email_notifications_collection,
  "sms_notifications_rescheduled_delivery_collection": settings$google_login_enabled,
  "sms_notifications_rescheduled_delivery_delivery": settings$google_login_enabled,
  "whatsapp_notifications_collection": settings$email_notifications_collection,
  "whatsapp_notifications_delivery": settings$email_notifications_collection,
  "whatsapp_notifications_rescheduled_delivery_collection": settings$google_login_enabled,
  "whatsapp_notifications_rescheduled_delivery_delivery": settings$google_login_enabled,
  "notify_provider_on_shipment_rescheduled": settings$notify_provider_on_shipment_rescheduled,
  "notify_provider_on_shipment_created": settings$notify_provider_on_shipment_rescheduled,
  "notify_provider_on_shipment_cancelled": settings$notify_provider_on_shipment_rescheduled,
  "shorten_urls": settings$google_login_enabled,
  "sms_sender_name": settings$sms_sender_name,
  "email_hide_rating_section": settings$google_login_enabled,
  "show_scam_alert_on_emails": settings$google_login_enabled,
  "email_scam_alert_text": settings$email_scam_alert_text,
  "email_whatsapp_link_enabled": settings$google_login_enabled,
  "email_whatsapp_link_number": settings$support_contact_number,
  "email_whatsapp_link_message": settings$invoice_company_address,
  "email_whatsapp_link_add_shipment_reference": settings$google_login_enabled,
  "email_whatsapp_link_add_tracking_link": settings$google_login_enabled,
  "notification_templates": settings$notification_templates,
  "theme_primary": settings$theme_primary,
  "theme_primary_light": settings$theme_primary,
  "theme_primary_dark": settings$theme_primary,
  "theme_text": settings$theme_primary,
  "theme_nav_bg": settings$theme_primary,
  "theme_nav_text": settings$theme_primary,
  "theme_nav_active_bg": settings$theme_primary,
  "theme_nav_active_bg_hover": settings$theme_primary,
  "theme_corner_radius": settings$theme_corner_radius,
  "custom_widget_html": settings$custom_widget_html,
  "hide_powered_by_shiplogic": settings$google_login_enabled,
  "quick_links_admin": settings$quick_links_admin,
  "help_center_links": settings$help_center_links,
  "help_center_links_guest": settings$help_center_links,
  "enabled_features": settings$enabled_features,
  "enable_idm": settings$google_login_enabled,
  "mobile_app_only": settings$google_login_enabled,
  "mobile_app_android_url": settings$url,
  "mobile_app_ios_url": settings$url,
  "enable_bob_box": settings$google_login_enabled,
  "enable_third_party_bob_box": settings$google_login_enabled,
  "enable_tcg_locker": settings$google_login_enabled,
  "enable_ram_counters": settings$google_login_enabled,
  "enable_fastway_integration": settings$google_login_enabled,
  "show_custom_payment_gateway": settings$google_login_enabled,
  "infobip_base_url": settings$infobip_base_url,
  "infobip_api_key": settings$infobip_api_key,
  "whatsapp_enabled": settings$google_login_enabled,
  "whatsapp_sender_number": settings$support_contact_number,
  "driver_live_tracking": settings$google_login_enabled
};
var conditions = {
  "c_02e70d9938": conditions$c_02e70d9938,
  "c_41927c8e6c": conditions$c_41927c8e6c,
  "c_f0ebe3aa93": conditions$c_f0ebe3aa93,
  "c_4fedee8028": conditions$c_4fedee8028,
  "c_04345cab77": conditions$c_04345cab77,
  "c_7e8c9b59bd": conditions$c_7e8c9b59bd,
  "c_a2dbdf30a3": conditions$c_a2dbdf30a3,
  "c_8fbab5f215": conditions$c_8fbab5f215,
  "c_0f760d8454": conditions$c_0f760d8454,
  "c_0ea1bfb720": conditions$c_0ea1bfb720,
  "c_af41ad6ff2": conditions$c_af41ad6ff2
};
var rules = {
  "google_needs_client_id": rules$google_needs_client_id,
  "apple_needs_client_id": rules$apple_needs_client_id,
  "apple_needs_team_id": rules$apple_needs_team_id,
  "apple_needs_key_id": rules$apple_needs_key_id,
  "work_hours_order": rules$work_hours_order,
  "checkbox_terms_needed": rules$checkbox_terms_needed,
  "window_terms_needed": rules$window_terms_needed,
  "payfast_needs_merchant_id": rules$payfast_needs_merchant_id,
  "bobpay_needs_account_code": rules$bobpay_needs_account_code,
  "stitch_needs_client_id": rules$stitch_needs_client_id,
  "stitch_needs_holder": rules$stitch_needs_holder,
  "stitch_needs_bank": rules$stitch_needs_bank,
  "stitch_needs_account": rules$stitch_needs_account,
  "stitch_needs_reference": rules$stitch_needs_reference,
  "payfast_topup_needs_merchant_id": rules$payfast_topup_needs_merchant_id,
  "bobpay_topup_needs_account_code": rules$bobpay_topup_needs_account_code,
  "stitch_topup_needs_client_id": rules$stitch_topup_needs_client_id,
  "stitch_topup_needs_holder": rules$stitch_topup_needs_holder,
  "stitch_topup_needs_bank": rules$stitch_topup_needs_bank,
  "stitch_topup_needs_account": rules$stitch_topup_needs_account,
  "stitch_topup_needs_reference": rules$stitch_topup_needs_reference,
  "custom_top_up_needs_name": rules$custom_top_up_needs_name,
  "custom_top_up_needs_url": rules$custom_top_up_needs_url,
  "eft_needs_bank": rules$eft_needs_bank,
  "eft_needs_branch_code": rules$eft_needs_branch_code,
  "eft_needs_account_number": rules$eft_needs_account_number,
  "payment_import_order": rules$payment_import_order,
  "parcel_length_order": rules$parcel_length_order,
  "parcel_width_order": rules$parcel_width_order,
  "parcel_height_order": rules$parcel_height_order,
  "parcel_weight_order": rules$parcel_weight_order,
  "one_default_packaging": rules$one_default_packaging,
  "registration_number_range": rules$registration_number_range,
  "account_detail_number_range": rules$account_detail_number_range,
  "daily_manifest_between_two_branches": rules$daily_manifest_between_two_branches,
  "push_hours_order": rules$push_hours_order,
  "pod1_asks_for_something": rules$pod1_asks_for_something,
  "pod2_asks_for_something": rules$pod2_asks_for_something,
  "pod3_asks_for_something": rules$pod3_asks_for_something,
  "pod_fallback_asks_for_something": rules$pod_fallback_asks_for_something,
  "rejection_reasons_needed": rules$rejection_reasons_needed,
  "collection_failed_reasons_needed": rules$collection_failed_reasons_needed,
  "delivery_failed_reasons_needed": rules$delivery_failed_reasons_needed,
  "smtp_needs_server": rules$smtp_needs_server,
  "whatsapp_button_needs_number": rules$whatsapp_button_needs_number,
  "app_only_needs_an_app": rules$app_only_needs_an_app,
  "whatsapp_needs_number": rules$whatsapp_needs_number
};
export {
  conditions,
  rules,
  settings
};
